/// How a finger goes along its direction: it rests, speeds up as smoothly as a hand does (its jerk is the
/// least that takes it from rest to its speed), and keeps its speed up to the lift.
struct SwipeMotion: Sendable, Hashable {
  /// The speed at the end, pt/ms.
  let speed: Double
  private let rest: Double
  private let ramp: Double
  private let cruise: Double

  /// The motion over `run` points in `duration` milliseconds, or the nearest that a finger can do which only
  /// speeds up.
  ///
  /// - Parameter leastCruise: how long it keeps its speed at the end, at least.
  init(speed: Double, run: Double, duration: Double, leastCruise: Double) {
    let lead = max(speed * SwipeDistribution.ramp / 2, SwipeDistribution.lead)
    let pace = max(run, speed * leastCruise + lead) / speed
    self.speed = speed
    if 2 * pace - duration < leastCruise {
      cruise = leastCruise
      ramp = 2 * (pace - leastCruise)
      rest = max(0, duration - cruise - ramp)
    } else {
      ramp = max(2 * (duration - pace), SwipeDistribution.ramp)
      cruise = pace - ramp / 2
      rest = 0
    }
  }

  /// From touch-down to the last sample, milliseconds.
  var duration: Double { rest + ramp + cruise }

  /// How far the finger is `time` milliseconds after touch-down, points.
  func position(at time: Double) -> Double {
    let moving = time - rest
    guard moving > 0 else { return 0 }
    guard moving < ramp else { return speed * (moving - ramp / 2) }
    let share = moving / ramp
    // The integral of the minimum-jerk polynomial 10s³ − 15s⁴ + 6s⁵.
    return speed * ramp * share * share * share * share * (2.5 - 3 * share + share * share)
  }
}
