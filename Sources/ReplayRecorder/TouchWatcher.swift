import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recogniser that recognises nothing: it only hears of touches, and keeps them from nobody.
@MainActor
final class TouchWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  /// One touch, as it was sensed.
  struct Sample {
    /// Seconds on the media clock.
    var time: TimeInterval
    /// `began`, `moved`, `ended` or `cancelled`.
    var phase: String
    /// Points of the window.
    var position: CGPoint
  }

  /// Hears of every touch.
  var onSample: (Sample) -> Void = { _ in }
  /// The finger that is followed: the first that came down.
  private var finger: UITouch?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    tell(touch, "began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    for touch in event.coalescedTouches(for: finger) ?? [finger] { tell(touch, "moved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, "ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, "cancelled")
  }

  /// It never begins, so it must not wait for a verdict either.
  override func reset() {
    super.reset()
    finger = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func end(_ touches: Set<UITouch>, _ phase: String) {
    guard let finger, touches.contains(finger) else { return }
    tell(finger, phase)
    self.finger = nil
    state = .failed
  }

  private func tell(_ touch: UITouch, _ phase: String) {
    onSample(
      Sample(time: touch.timestamp, phase: phase, position: touch.location(in: nil)))
  }
}
