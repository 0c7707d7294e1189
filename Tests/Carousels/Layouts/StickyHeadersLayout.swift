import UIKit

/// Every section's header stays at the top of the screen until its section is over.
class StickyHeadersLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard
      var result = super.layoutAttributesForElements(in: rect)?.map({
        $0.copy() as! UICollectionViewLayoutAttributes
      })
    else { return nil }
    let sections = NSMutableIndexSet()
    for attributes in result where attributes.representedElementCategory == .cell {
      sections.add(attributes.indexPath.section)
    }
    for attributes in result
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      sections.remove(attributes.indexPath.section)
    }
    sections.enumerate { section, _ in
      let path = IndexPath(item: 0, section: section)
      if let header = self.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
      {
        result.append(header)
      }
    }
    for attributes in result
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      pin(attributes)
    }
    return result
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.copy()
      as? UICollectionViewLayoutAttributes
  }

  private func pin(_ header: UICollectionViewLayoutAttributes) {
    guard let view = collectionView else { return }
    let section = header.indexPath.section
    let count = view.numberOfItems(inSection: section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
    else { return }
    let top = view.contentOffset.y + view.contentInset.top
    let start = first.frame.minY - header.frame.height - sectionInset.top
    let end = last.frame.maxY + sectionInset.bottom - header.frame.height
    header.frame.origin.y = min(max(top, start), end)
    header.zIndex = 1024
  }
}
