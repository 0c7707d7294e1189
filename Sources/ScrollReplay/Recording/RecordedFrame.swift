public import ScrollPhysics

/// One frame of a recording, without its cells.
public struct RecordedFrame: Sendable, Hashable {
  /// When it was shown, nanoseconds since the first.
  public var time: Int64
  /// What the view did.
  public var phase: ScrollPhase
  /// What was seen of the content offset, points.
  public var offset: Vector
  /// What `contentOffset` said.
  public var modelOffset: Vector
  /// How fast the content moved, pt/ms.
  public var velocity: Vector
  /// Where the motion headed.
  public var target: Vector
  /// Which callbacks came.
  public var events: EventSet

  /// Creates a frame.
  public init(
    time: Int64, phase: ScrollPhase, offset: Vector, modelOffset: Vector, velocity: Vector,
    target: Vector, events: EventSet
  ) {
    self.time = time
    self.phase = phase
    self.offset = offset
    self.modelOffset = modelOffset
    self.velocity = velocity
    self.target = target
    self.events = events
  }
}
