import ScrollPhysics
import ScrollReplay

/// A scroll view's own pan recogniser: it reads what the engine makes of the finger.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
  }

  override func translation(in view: UIView?) -> CGPoint {
    CGPoint(scrollView?.engine.panTranslation ?? .zero)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    CGPoint(1000 * (scrollView?.engine.panVelocity ?? .zero))
  }

  override func location(in view: UIView?) -> CGPoint {
    let point = CGPoint(scrollView?.engine.panLocation ?? .zero)
    return view?.convert(point, from: nil) ?? point
  }
}
