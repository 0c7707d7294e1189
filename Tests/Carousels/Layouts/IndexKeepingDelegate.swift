import UIKit

/// Keeps the page it is on, turns one at most, and scrolls there itself.
final class IndexKeepingDelegate: NSObject, UIScrollViewDelegate {
  private(set) var index = 0
  var pageWidth: CGFloat = 320
  var pageCount = 8
  private var startOffset: CGFloat = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    startOffset = scrollView.contentOffset.x
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
    let moved = scrollView.contentOffset.x - startOffset
    if abs(moved) > pageWidth / 2 || abs(velocity.x) > 0.3 {
      index += (abs(velocity.x) > 0.3 ? velocity.x > 0 : moved > 0) ? 1 : -1
      index = min(max(index, 0), pageCount - 1)
    }
    scrollView.setContentOffset(CGPoint(x: CGFloat(index) * pageWidth, y: 0), animated: true)
  }
}
