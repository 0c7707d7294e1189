import UIKit

/// Turns at most one page a swipe, however hard: the page under the lift decides, a flick its direction.
class OnePageLayout: UICollectionViewFlowLayout {
  var pageWidth: CGFloat { itemSize.width + minimumLineSpacing }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let approximate = collectionView.contentOffset.x / pageWidth
    let page: CGFloat
    if velocity.x == 0 {
      page = round(approximate)
    } else {
      page = velocity.x < 0 ? floor(approximate) : ceil(approximate)
    }
    let last = CGFloat(collectionView.numberOfItems(inSection: 0) - 1)
    return CGPoint(x: max(0, min(last, page)) * pageWidth, y: proposedContentOffset.y)
  }
}
