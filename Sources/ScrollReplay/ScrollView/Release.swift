public import ScrollPhysics

/// Everything that decided what a scroll view did when the finger lifted (PHYSICS §2).
public struct Release: Sendable, Hashable {
  /// The frame in which the finger lifted, from 0.
  public var frame: Int
  /// The offset where it lifted, points.
  public var offset: Vector
  /// The latest velocity reading, which the gate looked at, pt/ms.
  public var reading: Vector
  /// The blended velocity that a flight would start with, pt/ms.
  public var velocity: Vector
  /// Whether the release was too slow to fly.
  public var isGated: Bool
  /// Nanoseconds between the last touch that was sampled and the lift.
  public var staleness: Int64
  /// UIKit's own target.
  public var proposed: Vector
  /// What the layout made of it; the proposal if it did nothing. Always finite.
  public var layoutTarget: Vector
  /// What the delegate made of that. Always finite.
  public var delegateTarget: Vector
  /// Whether a hook answered NaN or infinity, for which the proposal or the limit stands in.
  public var hadInvalidTarget: Bool
  /// Where the view heads: the delegate's target, on the pixel grid and between the limits.
  public var target: Vector
  /// The landing along x; natural where no deceleration starts.
  public var x: AxisLanding
  /// The landing along y.
  public var y: AxisLanding
  /// Who moves the content from here on.
  public var owner: MotionOwner
  /// The limits along x at the release.
  public var limitsX: AxisLimits
  /// The limits along y at the release.
  public var limitsY: AxisLimits

  /// Creates a release from all its facts.
  public init(
    frame: Int, offset: Vector, reading: Vector, velocity: Vector, isGated: Bool, staleness: Int64,
    proposed: Vector, layoutTarget: Vector, delegateTarget: Vector, hadInvalidTarget: Bool,
    target: Vector, x: AxisLanding, y: AxisLanding, owner: MotionOwner, limitsX: AxisLimits,
    limitsY: AxisLimits
  ) {
    self.frame = frame
    self.offset = offset
    self.reading = reading
    self.velocity = velocity
    self.isGated = isGated
    self.staleness = staleness
    self.proposed = proposed
    self.layoutTarget = layoutTarget
    self.delegateTarget = delegateTarget
    self.hadInvalidTarget = hadInvalidTarget
    self.target = target
    self.x = x
    self.y = y
    self.owner = owner
    self.limitsX = limitsX
    self.limitsY = limitsY
  }

  /// The landing along `axis`.
  public func landing(_ axis: Axis) -> AxisLanding { axis == .horizontal ? x : y }

  /// The limits along `axis`.
  public func limits(_ axis: Axis) -> AxisLimits { axis == .horizontal ? limitsX : limitsY }
}
