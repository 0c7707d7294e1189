import ScrollPhysics

/// The touch screen that a synthesised gesture is sensed by: when it samples, and how finely it reports.
struct TouchPanel: Sendable, Hashable {
  /// Pixels a point in which positions are reported.
  let pixelsPerPoint: Double
  /// The mean time between two samples, milliseconds.
  let interval: Double
  private let jitter: Double
  private let missedShare: Double
  private let outermost: Double

  /// Draws a screen.
  init(from numbers: inout SplitMix64) {
    outermost = SwipeDistribution.outermostDeviation
    pixelsPerPoint = numbers.next(of: SwipeDistribution.pixelsPerPoint)
    interval =
      SwipeDistribution.interval
      + SwipeDistribution.intervalDeviation * numbers.nextNormal(outermost: outermost)
    jitter = numbers.next(in: SwipeDistribution.jitter)
    missedShare = numbers.next(in: SwipeDistribution.missedShare)
  }

  /// The time to the next sample, milliseconds: as long as two or more where samples are missed.
  func nextInterval(_ numbers: inout SplitMix64) -> Double {
    var time = 0.0
    repeat {
      time += interval + jitter * numbers.nextNormal(outermost: outermost)
    } while numbers.nextUnit() < missedShare
    return time
  }

  /// The next intervals up to `duration` milliseconds as nearly as they come, `count` at least.
  func nextIntervals(
    over duration: Double, atLeast count: Int, _ numbers: inout SplitMix64
  ) -> [Double] {
    var intervals: [Double] = []
    var time = 0.0
    while intervals.count < count || time < duration - interval / 2 {
      intervals.append(nextInterval(&numbers))
      time += intervals.last ?? 0
    }
    return intervals
  }
}
