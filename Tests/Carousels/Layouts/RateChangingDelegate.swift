import UIKit

/// Changes the rate, the insets and paging from its callbacks.
class RateChangingDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    scrollView.contentInset.right = 40
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollView.isPagingEnabled = false }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.decelerationRate = .normal
    scrollView.contentInset = .zero
  }
}
