import UIKit

/// Chosen cells stay at the leading edge once they are scrolled past.
class PinnedCellLayout: UICollectionViewFlowLayout {
  var pinned: Set<IndexPath> = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !pinned.isEmpty
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      let found = super.layoutAttributesForElements(in: rect)
    else { return nil }
    var attributes = found.filter { !pinned.contains($0.indexPath) }
    for path in pinned.sorted() {
      guard
        let copy = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      copy.frame.origin.x = max(copy.frame.origin.x, collectionView.contentOffset.x)
      copy.zIndex = 1
      if copy.frame.intersects(rect) { attributes.append(copy) }
    }
    return attributes
  }
}
