import UIKit

/// A vertical pile of wide cards that overlap by half; the middle one lies on top.
class OverlappingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 200)
    minimumLineSpacing = -100
    sectionInset = UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    let middle = view.contentOffset.y + view.bounds.height / 2
    return super.layoutAttributesForElements(in: rect)?.map {
      let attributes = $0.copy() as! UICollectionViewLayoutAttributes
      attributes.zIndex = Int(10_000 - fabs(attributes.center.y - middle))
      return attributes
    }
  }
}
