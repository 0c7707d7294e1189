/// A finger that comes down and lifts, within 0.75 seconds and 10 points (D), once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps; each at most 0.35 seconds after the last (D).
  open var numberOfTapsRequired = 1
  /// How many fingers; kept, there is one.
  open var numberOfTouchesRequired = 1
  private var count = 0
  private var start: (position: CGPoint, time: TimeInterval)?
  private var wait: Agenda.Job?

  /// The finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, let touch = touches.first else { return fail() }
    stopWaiting()
    start = (touch.position, touch.timestamp)
  }

  /// The finger moved: too far, it was no tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    if touch.position.distance(to: start.position) > 10 { state = .failed }
  }

  /// The finger lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first, touch.timestamp - start.time <= 0.75 else {
      return fail()
    }
    count += 1
    if count >= numberOfTapsRequired {
      state = .ended
    } else {
      let scene = Scene.current
      wait = scene.later(0.35) { [weak self] in self?.giveUp() }
    }
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Begins anew.
  open override func reset() {
    count = 0
    start = nil
    stopWaiting()
  }

  override var isBetweenTouches: Bool { wait != nil }

  private func giveUp() {
    wait = nil
    fail()
    startOver()
    view.map { Scene.current.tellWaiting(from: $0) }
  }

  private func stopWaiting() {
    if let wait { Scene.current.agenda.cancel(wait) }
    wait = nil
  }
}

extension CGPoint {
  /// In a straight line.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Scene {
  /// Lets recognisers go on that waited for one that has failed now: those of `view` and of all above.
  func tellWaiting(from view: UIView) {
    var next: UIView? = view
    while let view = next {
      for recogniser in view.gestureRecognizers ?? [] { recogniser.tell() }
      next = view.superview
    }
  }
}
