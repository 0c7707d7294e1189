import UIKit

/// An endless carousel by its delegate: when it has come to rest on a copy it goes to the original without a sound.
class LoopingDelegate: NSObject, UICollectionViewDelegate {
  var originals = 5

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { wrap(scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { wrap(scrollView) }

  private func wrap(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    let page = Int((scrollView.contentOffset.x / width).rounded())
    if page == 0 {
      scrollView.contentOffset = CGPoint(x: CGFloat(originals) * width, y: 0)
    } else if page == originals + 1 {
      scrollView.contentOffset = CGPoint(x: width, y: 0)
    }
  }
}
