import UIKit

/// Cells shrink away from the middle; the nearest one is centred at release.
class ScalingFlowLayout: UICollectionViewFlowLayout {
  var minimumScale: CGFloat = 0.7

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    collectionView?.decelerationRate = UIScrollView.DecelerationRate.fast
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    let reach = itemSize.width + minimumLineSpacing
    for item in attributes where item.frame.intersects(rect) {
      let distance = abs(visible.midX - item.center.x)
      let share = min(distance / reach, 1)
      let scale = 1 - (1 - minimumScale) * share
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      item.zIndex = Int((1 - share) * 10)
    }
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let target = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    guard let all = super.layoutAttributesForElements(in: target) else {
      return proposedContentOffset
    }
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    var adjustment = CGFloat.greatestFiniteMagnitude
    for attributes in all where attributes.representedElementCategory == .cell {
      if abs(attributes.center.x - middle) < abs(adjustment) {
        adjustment = attributes.center.x - middle
      }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}
