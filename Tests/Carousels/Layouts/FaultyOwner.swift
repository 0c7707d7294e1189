import UIKit

/// Holds the content back in every frame of a flight, instead of naming a target.
class FaultyOwner: NSObject, UIScrollViewDelegate {
  private var last: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDecelerating else {
      last = scrollView.contentOffset.x
      return
    }
    let step = scrollView.contentOffset.x - last
    guard abs(step) >= 2 else {
      last = scrollView.contentOffset.x
      return
    }
    last += step / 2
    scrollView.contentOffset.x = last
  }
}

/// Names a target half as far away.
class MendedOwner: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let way = targetContentOffset.pointee.x - scrollView.contentOffset.x
    targetContentOffset.pointee.x = scrollView.contentOffset.x + way / 2
  }
}
