import UIKit

/// Fades the cards by how far they are from the middle.
class MendedLagging: UICollectionViewFlowLayout {
  private var seen = CGPoint.zero
  var lags: Bool { false }

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 500)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    let offset = lags ? seen : view.contentOffset
    seen = view.contentOffset
    return super.layoutAttributesForElements(in: rect)?.map {
      let copy = $0.copy() as! UICollectionViewLayoutAttributes
      let away = abs(copy.center.x - offset.x - view.bounds.width / 2) / view.bounds.width
      copy.alpha = 1 - 0.5 * min(away, 1)
      return copy
    }
  }
}

/// Uses the offset that it noted when it was asked the last time.
class FaultyLagging: MendedLagging {
  override var lags: Bool { true }
}
