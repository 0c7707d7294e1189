/// A finger that comes down and stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it has to stay, seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before; kept only.
  open var numberOfTapsRequired = 0
  /// How many fingers; kept, there is one.
  open var numberOfTouchesRequired = 1
  private var start: CGPoint?
  private var wait: Agenda.Job?

  /// The finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, let touch = touches.first else { return fail() }
    start = touch.position
    wait = Scene.current.later(minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
      tell()
    }
  }

  /// The finger moved: too far too soon, it was no long press.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    if touch.position.distance(to: start) > allowableMovement { state = .failed }
  }

  /// The finger lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Begins anew.
  open override func reset() {
    start = nil
    if let wait { Scene.current.agenda.cancel(wait) }
    wait = nil
  }
}
