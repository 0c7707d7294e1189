/// A damped spring, as Core Animation and SwiftUI describe it.
///
/// Its displacement y from the target obeys `mass·y″ + damping·y′ + stiffness·y = 0` (PHYSICS §7, A by
/// example). Seconds, not milliseconds, as in the interfaces that it stands for.
public struct Spring: Sendable, Hashable {
  /// The mass that moves: finite and positive; larger is slower.
  public let mass: Double
  /// The force back to the target, a unit of distance: finite and positive; larger is faster.
  public let stiffness: Double
  /// The force against the motion, a unit of velocity: finite, not negative; at 0 it never rests.
  public let damping: Double

  /// Creates a spring from Core Animation's three numbers (PHYSICS §7, A).
  ///
  /// - Throws: `PhysicsError` if one is outside its domain, or if they are so far apart in size that
  ///   the spring's squared frequency or decay is not a number.
  public init(mass: Double = 1, stiffness: Double, damping: Double) throws(PhysicsError) {
    guard mass > 0, mass < .infinity else {
      throw PhysicsError("spring mass", mass, mustBe: "finite and positive")
    }
    guard stiffness > 0, stiffness < .infinity else {
      throw PhysicsError("spring stiffness", stiffness, mustBe: "finite and positive")
    }
    guard damping >= 0, damping < .infinity else {
      throw PhysicsError("spring damping", damping, mustBe: "finite and not negative")
    }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    guard squaredFrequency >= .leastNormalMagnitude, squaredFrequency < .infinity else {
      throw PhysicsError("stiffness over mass", squaredFrequency, mustBe: "finite and positive")
    }
    guard decayRate * decayRate < .infinity else {
      throw PhysicsError("damping over twice the mass", decayRate, mustBe: "at most 1e154")
    }
  }

  /// The square of the undamped angular frequency, ω².
  var squaredFrequency: Double { stiffness / mass }

  /// How fast the envelope shrinks, β: an e-fold a second up to critical damping.
  var decayRate: Double { damping / (2 * mass) }

  /// β² − ω²: negative if the spring swings, 0 at critical damping, positive above.
  var discriminant: Double { decayRate * decayRate - squaredFrequency }
}
