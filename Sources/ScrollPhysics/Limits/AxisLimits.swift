/// How far the content scrolls along one axis, and what happens past that.
public struct AxisLimits: Sendable, Hashable {
  /// The smallest offset at rest.
  public var minimum: Double
  /// The largest offset at rest, not below `minimum`.
  public var maximum: Double
  /// Whether the view may be pulled past them and springs back; otherwise it is clamped.
  public var bounces: Bool

  /// Creates limits.
  ///
  /// - Precondition: `minimum ≤ maximum`.
  public init(minimum: Double, maximum: Double, bounces: Bool) {
    precondition(minimum <= maximum, "limits from \(minimum) to \(maximum) hold no offset")
    self.minimum = minimum
    self.maximum = maximum
    self.bounces = bounces
  }

  /// The limits that UIKit derives from a scroll view's geometry along one axis (PHYSICS §1.7, grade B).
  ///
  /// - Parameters:
  ///   - content: the content's length.
  ///   - bounds: the view's length.
  ///   - leading: the content inset at the small end.
  ///   - trailing: the content inset at the large end.
  ///   - bounces: the view's `bounces`.
  ///   - always: the view's `alwaysBounce…` for this axis: without it only content that scrolls bounces.
  public init(
    content: Double, bounds: Double, leading: Double, trailing: Double, bounces: Bool, always: Bool
  ) {
    minimum = 0 - leading
    maximum = max(minimum, content + trailing - bounds)
    self.bounces = bounces && (always || maximum > minimum)
  }

  /// The offset nearest to `offset` that the view can rest at.
  public func clamp(_ offset: Double) -> Double {
    offset < minimum ? minimum : offset > maximum ? maximum : offset
  }

  /// How far `offset` lies past a limit: negative before `minimum`, positive after `maximum`, 0 between.
  public func excess(_ offset: Double) -> Double {
    offset < minimum ? offset - minimum : offset > maximum ? offset - maximum : 0
  }

  /// Whether `offset` lies past a limit.
  public func isOutside(_ offset: Double) -> Bool { offset < minimum || offset > maximum }
}
