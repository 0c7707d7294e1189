import ScrollPhysics
import ScrollReplay

/// A scroll view's own pan recogniser: it reads what the engine makes of the finger, which drags by the same law.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// What is taken off the way, points.
  private var base = CGPoint.zero

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      scrollView?.engine.traits.isScrollEnabled = isEnabled
    }
  }

  override func translation(in view: UIView?) -> CGPoint {
    let way = scrollView?.engine.panTranslation ?? .zero
    return CGPoint(x: way.x - base.x, y: way.y - base.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = scrollView?.engine.panTranslation ?? .zero
    base = CGPoint(x: way.x - translation.x, y: way.y - translation.y)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    CGPoint(1000 * (scrollView?.engine.panVelocity ?? .zero))
  }

  override func location(in view: UIView?) -> CGPoint {
    let point = CGPoint(scrollView?.engine.panLocation ?? .zero)
    return view?.convert(point, from: nil) ?? point
  }

  override func reset() {
    super.reset()
    base = .zero
  }
}
