/// The resistance of a view that is dragged past its limit.
///
/// A finger `d` points past it moves the content by `R·(1 − 1/(1 + c·d/R))`, where `R` is the view's length
/// (PHYSICS §4, grade B: equals 29 measured points exactly).
public struct RubberBand: Sendable, Hashable {
  /// How much of the finger's first point the content follows, *c*.
  public let coefficient: Double
  /// The view's length along the axis, which the content never quite reaches, *R*: positive.
  public let range: Double

  /// Creates the band of a view `range` points long.
  ///
  /// - Precondition: `range > 0`.
  public init(range: Double, constants: ScrollConstants = .uikit) {
    precondition(range > 0, "a view \(range) points long has no rubber band")
    self.range = range
    coefficient = constants.rubberBand
  }

  /// The content's distance past the limit for a finger's `distance` past it; odd in `distance`.
  public func stretch(_ distance: Double) -> Double {
    let banded = range * (1 - 1 / (1 + coefficient * distance.magnitude / range))
    return distance < 0 ? -banded : banded
  }

  /// The finger's distance for a content that is `stretch` past the limit: the inverse of `stretch(_:)`.
  ///
  /// It is asked when an overscrolled view is caught, so that the grab does not move it.
  /// Beyond the band's range there is no such distance; a length of 1000 ranges stands in for it.
  public func pull(_ stretch: Double) -> Double {
    let banded = min(stretch.magnitude, range * 0.9982)
    let distance = banded * range / (coefficient * (range - banded))
    return stretch < 0 ? -distance : distance
  }

  /// Where a dragged view shows a finger's `proposal`: on it between the limits, banded or clamped past them.
  public func offset(for proposal: Double, in limits: AxisLimits) -> Double {
    guard limits.bounces else { return limits.clamp(proposal) }
    let excess = limits.excess(proposal)
    return excess == 0 ? proposal : limits.clamp(proposal) + stretch(excess)
  }

  /// The finger's proposal under which a dragged view shows `offset`: the inverse of `offset(for:in:)`.
  public func proposal(showing offset: Double, in limits: AxisLimits) -> Double {
    let excess = limits.excess(offset)
    guard limits.bounces, excess != 0 else { return offset }
    return limits.clamp(offset) + pull(excess)
  }
}
