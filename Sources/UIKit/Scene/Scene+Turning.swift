import ScrollPhysics
import ScrollReplay

extension Scene {
  /// Gives the replayed view another size, and the screen by as much, as a rotation does.
  func turn(_ scrollView: UIScrollView, to size: Extent) {
    let old = scrollView.engine.boundsSize
    settings.screen = Extent(
      width: max(1, settings.screen.width + size.width - old.width),
      height: max(1, settings.screen.height + size.height - old.height))
    let resize = {
      scrollView.window?.frame.size = self.screenSize
      scrollView.turn(to: CGSize(size))
    }
    isTurning = true
    defer { isTurning = false }
    if let controller = scrollView.topController {
      controller.turn(to: screenSize, resize)
    } else {
      resize()
    }
    tellTurn()
  }

  /// Notes a finger that comes down on a scroll view in the replayed one: nothing moves that.
  func refuseNested(_ touch: TouchSample, in scrollView: UIScrollView) {
    let point = CGPoint(touch.position)
    if scrollView.hasNested(at: point) {
      refuse("a finger on a scroll view within the one that is replayed")
    }
  }
}

extension UIView {
  /// The controller of the topmost view that has one.
  fileprivate var topController: UIViewController? { superview?.topController ?? controller }

  /// Whether a scroll view below this one, itself able to scroll, is at a point of the window.
  fileprivate func hasNested(at point: CGPoint) -> Bool {
    children.contains { child in
      if let nested = child as? UIScrollView, !nested.isHidden, nested.isScrollEnabled,
        nested.isUserInteractionEnabled, nested.bounds.contains(nested.convert(point, from: nil))
      {
        return true
      }
      return child.hasNested(at: point)
    }
  }
}
