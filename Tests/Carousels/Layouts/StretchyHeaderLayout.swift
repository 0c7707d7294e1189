import UIKit

/// Pulled down, the first header grows instead of leaving a gap.
class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    let offset = collectionView?.contentOffset ?? .zero
    if offset.y >= 0 { return found }
    return found.map { original -> UICollectionViewLayoutAttributes in
      guard original.representedElementKind == UICollectionView.elementKindSectionHeader,
        original.indexPath.section == 0,
        let header = original.copy() as? UICollectionViewLayoutAttributes
      else { return original }
      let pulled = abs(offset.y)
      var frame = header.frame
      frame.size.height = max(0, headerReferenceSize.height + pulled)
      frame.origin.y = frame.minY - pulled
      header.frame = frame
      return header
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
