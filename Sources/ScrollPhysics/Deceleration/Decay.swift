/// A velocity's decay: its factor a millisecond, with the logarithm that the laws need beside it.
public struct Decay: Sendable, Hashable {
  /// What remains of the velocity after one millisecond: `0 < factor < 1`; larger glides farther.
  public let factor: Double
  /// The natural logarithm of `factor`, negative: PHYSICS's *L*.
  public let logarithm: Double

  /// Creates the decay with a factor a millisecond.
  ///
  /// - Throws: `PhysicsError` unless `0 < factor < 1`.
  public init(factor: Double) throws(PhysicsError) {
    guard factor > 0, factor < 1 else {
      throw PhysicsError("deceleration factor", factor, mustBe: "in 0 < factor < 1 a millisecond")
    }
    self.factor = factor
    logarithm = Elementary.log(factor)
  }

  /// A decay whose factor the caller has computed inside the domain.
  init(known factor: Double) {
    assert(factor > 0 && factor < 1, "a decay of \(factor) is no decay")
    self.factor = factor
    logarithm = Elementary.log(factor)
  }

  /// `e^exponent` as UIKit takes it within one frame (PHYSICS §1.2, grade B).
  ///
  /// The second-order series for exponents from −0.5 up, the exponential below: motion is therefore not
  /// independent of the frame rate, and a law that needs UIKit's frames must use this.
  static func frameExponential(_ exponent: Double) -> Double {
    exponent >= -0.5 ? 1 + exponent + exponent * exponent / 2 : Elementary.exp(exponent)
  }

  /// What one stretch of free flight does to a velocity.
  ///
  /// - Parameters:
  ///   - duration: milliseconds, not negative.
  ///   - multiplier: the flick streak's multiplier, normally 1: it scales distance, not velocity.
  public func step(over duration: Double, multiplier: Double = 1) -> FlightStep {
    let remaining = Decay.frameExponential(duration * logarithm)
    return FlightStep(
      reach: multiplier * factor * (1 - remaining) / (1 - factor), remaining: remaining)
  }
}

/// One frame of free flight, made ready for any velocity: position grows by `velocity · reach`, then the
/// velocity shrinks to `velocity · remaining` (PHYSICS §1.2, grade B).
public struct FlightStep: Sendable, Hashable {
  /// The distance that a velocity of 1 pt/ms covers in the frame.
  public let reach: Double
  /// What remains of the velocity, in `0 < remaining ≤ 1`.
  public let remaining: Double

  /// Moves `position` by one frame at `velocity`, which slows down.
  public func advance(_ position: inout Double, _ velocity: inout Double) {
    position += velocity * reach
    velocity *= remaining
  }
}
