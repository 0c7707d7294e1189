import UIKit

/// Ends the drag with a UIView spring of its own.
class SpringingDelegate: NSObject, UIScrollViewDelegate {
  var pitch: CGFloat = 300
  private(set) var completions = 0

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let limit = scrollView.contentSize.width - scrollView.bounds.width
    let page = (targetContentOffset.pointee.x / pitch).rounded()
    let target = CGPoint(x: min(max(page * pitch, 0), limit), y: 0)
    targetContentOffset.pointee = target
    let distance = target.x - scrollView.contentOffset.x
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: distance == 0 ? 0 : 1000 * velocity.x / distance,
      options: .allowUserInteraction,
      animations: { scrollView.setContentOffset(target, animated: false) },
      completion: { [weak self] _ in self?.completions += 1 })
  }
}
