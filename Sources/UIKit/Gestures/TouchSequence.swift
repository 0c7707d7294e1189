import ScrollPhysics
import ScrollReplay

/// One finger from touch-down to its end, and who hears of it.
@MainActor
final class TouchSequence {
  /// The recognisers of the view under it and of all above, from below up.
  let recognisers: [UIGestureRecognizer]
  private let touch: UITouch
  private let event = UIEvent()
  /// The view under it, while it hears of the finger.
  private var listener: UIView?

  /// A finger that comes down in `root`, in whose coordinates it is told.
  init(_ sample: TouchSample, in root: UIView) {
    touch = UITouch()
    touch.position = CGPoint(x: sample.position.x, y: sample.position.y)
    touch.previousPosition = touch.position
    touch.window = root.window
    let hit = root.hitTest(touch.position, with: nil)
    let chain = sequence(first: hit) { $0?.superview }.compactMap { $0 }
    let isDeaf = chain.contains(where: \.isDeaf)
    listener = isDeaf ? nil : hit
    touch.view = listener
    event.touches = [touch]
    let watching = isDeaf ? [] : chain.flatMap { $0.gestureRecognizers ?? [] }
    let touch = touch
    recognisers = watching.filter { recogniser in
      recogniser.isEnabled
        && recogniser.delegate?.gestureRecognizer(recogniser, shouldReceive: touch) ?? true
    }
  }

  /// Tells a step: the recognisers, from below up, then the view.
  func take(_ sample: TouchSample) {
    touch.previousPosition = touch.position
    touch.position = CGPoint(x: sample.position.x, y: sample.position.y)
    touch.nanoseconds = sample.time
    touch.phase = UITouch.Phase(sample.phase)
    event.timestamp = touch.timestamp
    for recogniser in recognisers { recogniser.take(touch, event) }
    for recogniser in recognisers { recogniser.tell() }
    tellView()
    guard sample.phase == .ended || sample.phase == .cancelled else { return }
    for recogniser in recognisers where !recogniser.isPending { recogniser.fail() }
    for recogniser in recognisers { recogniser.tell() }
    for recogniser in recognisers { recogniser.letGo() }
  }

  /// A recogniser has seen its gesture: others end, unless both may, and so do the view's touches.
  func recognised(_ winner: UIGestureRecognizer) {
    for other in recognisers
    where other !== winner && winner.canPrevent(other) && other.canBePrevented(by: winner)
      && !winner.goesWith(other)
    {
      other.fail()
    }
    guard winner.cancelsTouchesInView, let listener else { return }
    self.listener = nil
    listener.touchesCancelled([touch], with: event)
  }

  private func tellView() {
    guard let listener else { return }
    switch touch.phase {
    case .began: listener.touchesBegan([touch], with: event)
    case .ended: listener.touchesEnded([touch], with: event)
    case .cancelled: listener.touchesCancelled([touch], with: event)
    default: listener.touchesMoved([touch], with: event)
    }
  }
}

extension UITouch.Phase {
  /// The same of a recorded touch.
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension Scene {
  /// Gives a step of the replayed finger to the recognisers and views under it.
  ///
  /// - Parameters:
  ///   - sample: the step, in `root`'s coordinates.
  ///   - root: the topmost view: the window, or what stands for it.
  func deliver(_ sample: TouchSample, in root: UIView) {
    if sample.phase == .began { touchSequence = TouchSequence(sample, in: root) }
    guard let sequence = touchSequence else { return }
    sequence.take(sample)
    if sample.phase == .ended || sample.phase == .cancelled { touchSequence = nil }
  }
}
