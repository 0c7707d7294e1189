import UIKit

/// Keeps the third card at the left edge, and names it where it would be as well.
class FaultyPinning: UICollectionViewFlowLayout {
  let pinned = IndexPath(item: 2, section: 0)

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 500)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    return found + [pin()].compactMap { $0 }
  }

  func pin() -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView,
      let copy = layoutAttributesForItem(at: pinned)?.copy() as? UICollectionViewLayoutAttributes,
      copy.frame.minX < view.contentOffset.x
    else { return nil }
    copy.frame.origin.x = view.contentOffset.x
    copy.zIndex = 1
    return copy
  }
}

class MendedPinning: FaultyPinning {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    guard pin() != nil else { return found }
    return found.filter { $0.indexPath != pinned || $0.zIndex == 1 }
  }
}
