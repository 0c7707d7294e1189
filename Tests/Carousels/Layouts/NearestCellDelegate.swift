import UIKit

/// A delegate that sends each release to the cell nearest to where the view would rest.
final class NearestCellDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: indexPath.item % 2 == 0 ? 200 : 260, height: collectionView.bounds.height - 40)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 87.5, bottom: 20, right: 57.5)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let view = scrollView as? UICollectionView else { return }
    let middle = targetContentOffset.pointee.x + view.bounds.width / 2
    var best = CGFloat.infinity
    for item in 0..<view.numberOfItems(inSection: 0) {
      guard let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      else { continue }
      if abs(frame.midX - middle) < abs(best) { best = frame.midX - middle }
    }
    if best.isFinite { targetContentOffset.pointee.x += best }
  }
}
