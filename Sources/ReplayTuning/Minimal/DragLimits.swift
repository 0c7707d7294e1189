public import ScrollPhysics

/// What a finger pulls against past the content's ends.
public struct DragLimits: Sendable, Hashable {
  /// How far the content scrolls along the drag's axis.
  public var limits: AxisLimits
  /// The band past them.
  public var band: RubberBand

  /// Pairs limits with the band past them.
  public init(_ limits: AxisLimits, _ band: RubberBand) {
    self.limits = limits
    self.band = band
  }

  /// Where the content can be seen that a finger would bring to `offset`: past a hard limit it stays at the limit.
  func reachable(_ offset: Double) -> Double { limits.bounces ? offset : limits.clamp(offset) }

  /// Where the finger would have to bring the content for it to be seen at `offset`.
  func proposal(showing offset: Double) -> Double { band.proposal(showing: offset, in: limits) }
}
