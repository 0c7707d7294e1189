public import ScrollPhysics

/// How a `UIView.animate` block goes from the old value to the new one (PHYSICS §7).
public enum ViewAnimationCurve: Sendable, Hashable {
  /// A spring that starts with `initialVelocity` whole distances a second.
  case spring(Spring, initialVelocity: Double)
  /// A timing curve.
  case timing(TimingCurve)

  /// Where an animation of `duration` milliseconds is after `elapsed`, in 0…duration.
  func value(
    at elapsed: Double, of duration: Double, from start: Vector, to target: Vector
  ) -> Vector {
    target + rest(at: elapsed, of: duration) * (target - start)
  }

  /// What is left of the way, negative: from −1 at the start to 0 at the end of it.
  package func rest(at elapsed: Double, of duration: Double) -> Double {
    switch self {
    case .spring(let spring, let velocity):
      spring.state(at: elapsed / 1000, from: -1, velocity: velocity).displacement
    case .timing(let curve): curve.progress(at: elapsed / duration) - 1
    }
  }
}
