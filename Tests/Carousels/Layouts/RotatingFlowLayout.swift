import UIKit

/// Cells lean over like records in a crate: a quarter turn a viewport away from the middle.
final class RotatingFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 200)
    minimumLineSpacing = 30
    sectionInset = UIEdgeInsets(top: 0, left: 87.5, bottom: 0, right: 87.5)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      turned($0.copy() as? UICollectionViewLayoutAttributes)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    turned(
      super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
  }

  private func turned(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard let attributes = attributes, let view = collectionView else { return attributes }
    let away = (attributes.center.x - view.bounds.midX) / view.bounds.width
    let angle = max(-1, min(1, away)) * .pi / 2
    attributes.transform = CGAffineTransform(rotationAngle: angle)
    return attributes
  }
}
