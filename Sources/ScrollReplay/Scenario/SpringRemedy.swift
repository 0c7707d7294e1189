public import ScrollPhysics

/// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:)` around the target.
public struct SpringRemedy: Sendable, Hashable {
  /// What the block is given as its initial velocity.
  public enum Velocity: UInt8, Sendable, Hashable, CaseIterable {
    /// The release velocity in pt/ms, as people pass it: a number of the wrong unit, and small.
    case pointsPerMillisecond
    /// What UIKit defines: 1 covers the whole distance in a second.
    case distancesPerSecond
    /// What UIKit defines, but never more than a critically damped spring takes up without passing its target: flicks
    /// so fast so near it brake.
    case withoutOvershoot
  }

  /// Milliseconds: in 10…10 000.
  public var duration: Double
  /// In 0.01…1; 1 does not overshoot by itself.
  public var dampingRatio: Double
  /// How the release velocity is handed on.
  public var velocity: Velocity

  /// Creates a spring remedy, by default as people publish it.
  public init(duration: Double = 300, dampingRatio: Double = 1, velocity: Velocity) {
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// What the block is given as its initial velocity.
  ///
  /// - Parameters:
  ///   - velocity: of the release, pt/ms.
  ///   - distance: from where the content is to its target, points, signed.
  public func initialVelocity(_ velocity: Double, over distance: Double) -> Double {
    let distances = distance == 0 ? 0 : 1000 * velocity / distance
    switch self.velocity {
    case .pointsPerMillisecond: return velocity
    case .distancesPerSecond: return distances
    case .withoutOvershoot: return min(distances, mostVelocity)
    }
  }

  /// The largest initial velocity of a spring that is not to pass its target, 1/s: four distances a duration.
  ///
  /// A critically damped spring passes it where its frequency is less than the velocity. UIKit's search for the frequency
  /// (PHYSICS §7, B−) first ends at such a spring with 4.8 distances a duration, and just below critical damping with 4.3.
  package var mostVelocity: Double { 4000 / duration }

  /// UIKit's spring for the block.
  ///
  /// - Throws: `PhysicsError` for numbers that no spring has.
  public func spring(
    initialVelocity: Double, constants: ScrollConstants = .uikit
  ) throws(PhysicsError) -> Spring {
    try Spring.animation(
      duration: duration / 1000, dampingRatio: dampingRatio, initialVelocity: initialVelocity,
      constants: constants)
  }
}
