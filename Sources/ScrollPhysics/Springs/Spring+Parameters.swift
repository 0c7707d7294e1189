extension Spring {
  /// Creates a spring of mass 1 from SwiftUI's response and damping ratio (there `dampingFraction`).
  ///
  /// `stiffness = (2π/response)²`, `damping = 4π·ratio/response` (PHYSICS §7, A by example).
  ///
  /// - Parameters:
  ///   - response: the period without damping in seconds, finite and positive. Larger is slower.
  ///   - dampingRatio: finite, not negative; below 1 it swings, at 1 it is critically damped, above 1
  ///     it creeps.
  public init(response: Double, dampingRatio: Double) throws(PhysicsError) {
    guard response > 0, response < .infinity else {
      throw PhysicsError("spring response", response, mustBe: "finite and positive")
    }
    try self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 from SwiftUI's duration and bounce.
  ///
  /// The duration is the response; a bounce of at least 0 is what the damping ratio lacks to 1, below 0
  /// the ratio is `1/(1 + bounce)` (PHYSICS §7, A by example).
  ///
  /// - Parameters:
  ///   - duration: the perceived duration in seconds, finite and positive.
  ///   - bounce: in −1 < bounce ≤ 1; at 1 it never rests, at 0 it is critically damped, near −1 it
  ///     creeps.
  public init(duration: Double, bounce: Double) throws(PhysicsError) {
    guard duration > 0, duration < .infinity else {
      throw PhysicsError("spring duration", duration, mustBe: "finite and positive")
    }
    guard bounce > -1, bounce <= 1 else {
      throw PhysicsError("spring bounce", bounce, mustBe: "in -1 < bounce <= 1")
    }
    try self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring of mass 1 from its undamped angular frequency in radians a second and its damping
  /// ratio.
  ///
  /// At a ratio of 1 it is critically damped to the bit.
  public init(frequency: Double, dampingRatio: Double) throws(PhysicsError) {
    guard frequency > 0, frequency < .infinity else {
      throw PhysicsError("spring frequency", frequency, mustBe: "finite and positive")
    }
    guard dampingRatio >= 0, dampingRatio < .infinity else {
      throw PhysicsError("spring damping ratio", dampingRatio, mustBe: "finite and not negative")
    }
    try self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The undamped angular frequency, in radians a second.
  public var frequency: Double { squaredFrequency.squareRoot() }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping's ratio to the critical one: below 1 the spring swings, above 1 it creeps.
  public var dampingRatio: Double { decayRate / frequency }

  /// SwiftUI's perceived duration, in seconds: the response.
  public var duration: Double { response }

  /// SwiftUI's bounce, in −1 < bounce ≤ 1: 0 at critical damping, 1 without damping.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
