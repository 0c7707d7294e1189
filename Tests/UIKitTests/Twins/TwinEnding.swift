import ScrollPhysics
import ScrollReplay
import UIKit

/// How an app ends a drag beside naming the target.
struct TwinEnding {
  let remedy: Remedy

  /// Ends the drag of `view` on the way to `target`.
  @MainActor
  func end(_ view: UIScrollView, at target: CGPoint, velocity: CGPoint) {
    let reachable = view.clamped(target)
    switch remedy {
    case .none: break
    case .setContentOffset: view.setContentOffset(reachable, animated: true)
    case .spring(let spring):
      let isHorizontal = view.contentSize.width > view.bounds.width
      let distance =
        isHorizontal
        ? reachable.x - view.contentOffset.x : reachable.y - view.contentOffset.y
      let speed = isHorizontal ? velocity.x : velocity.y
      let initial =
        switch spring.velocity {
        case .pointsPerMillisecond: speed
        case .distancesPerSecond: distance == 0 ? 0 : 1000 * speed / distance
        case .withoutOvershoot:
          distance == 0 ? 0 : min(1000 * speed / distance, 4000 / spring.duration)
        }
      UIView.animate(
        withDuration: spring.duration / 1000, delay: 0,
        usingSpringWithDamping: spring.dampingRatio, initialSpringVelocity: initial,
        options: .allowUserInteraction, animations: { view.contentOffset = reachable },
        completion: nil)
    }
  }
}

extension UIScrollView {
  /// The offset within the limits.
  fileprivate func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let highX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let highY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), highX), y: min(max(offset.y, -inset.top), highY))
  }
}
