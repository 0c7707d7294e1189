import UIKit

/// Writes its own insets in prepare, so that the first and the last item reach the middle.
class SelfCenteringLayout: UICollectionViewFlowLayout {
  private var preparedSize = CGSize.zero

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, collectionView.bounds.size != preparedSize else {
      return
    }
    preparedSize = collectionView.bounds.size
    let side = (collectionView.bounds.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.alwaysBounceHorizontal = true
    if collectionView.decelerationRate == .normal { collectionView.decelerationRate = .fast }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let step = itemSize.width + minimumLineSpacing
    let inset = collectionView.contentInset.left
    let index = ((proposedContentOffset.x + inset) / step).rounded()
    return CGPoint(x: index * step - inset, y: proposedContentOffset.y)
  }
}
