public import ScrollPhysics

/// What a touch did: UIKit's `UITouch.Phase`, as far as a recording tells.
public enum TouchPhase: UInt8, Sendable, Hashable, CaseIterable {
  /// The finger came down.
  case began
  /// The finger moved, or was reported again where it was.
  case moved
  /// The finger lifted.
  case ended
  /// The system took the touch away.
  case cancelled
}

/// One reported position of the finger.
public struct TouchSample: Sendable, Hashable {
  /// When the touch was sensed, nanoseconds on the gesture's clock.
  public var time: Int64
  /// What it did.
  public var phase: TouchPhase
  /// Where it was, points in the scroll view's window.
  public var position: Vector

  /// Creates a sample.
  public init(time: Int64, phase: TouchPhase, position: Vector) {
    self.time = time
    self.phase = phase
    self.position = position
  }
}
