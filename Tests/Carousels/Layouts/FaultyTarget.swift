import UIKit

/// Looks for the nearest card among those that begin to the right of the rest, and starts from "none".
class FaultyTarget: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 500)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let window = CGRect(
      x: proposedContentOffset.x + 1000, y: 0, width: 375,
      height: collectionView?.bounds.height ?? 0
    )
    var best = CGFloat.greatestFiniteMagnitude
    for attributes in layoutAttributesForElements(in: window) ?? [] {
      best = min(best, attributes.frame.minX - 1000)
    }
    return CGPoint(x: best, y: proposedContentOffset.y)
  }
}

class MendedTarget: FaultyTarget {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let found = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    guard let view = collectionView else { return found }
    let most = collectionViewContentSize.width - view.bounds.width
    return CGPoint(x: min(max(found.x, 0), most), y: found.y)
  }
}
