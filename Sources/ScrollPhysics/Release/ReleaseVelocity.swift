/// What UIKit makes of the recognizer's last readings when the finger lifts (PHYSICS §2.1, grade B).
///
/// The gate reads one number and the flight uses another: a flight may start slower than the gate, or
/// against the finger's last motion.
public struct ReleaseVelocity: Sendable, Hashable {
  /// The latest reading, which the gate and the page choice look at, pt/ms.
  public let reading: Vector
  /// Whether the release was too slow to fly.
  public let isGated: Bool
  /// The velocity that the flight starts with, pt/ms: zero behind the gate.
  public let velocity: Vector

  /// Gates and blends the last two readings.
  ///
  /// - Parameters:
  ///   - reading: the latest one, pt/ms.
  ///   - previous: the one before.
  ///   - isOutside: whether the view lies past a limit, where the gate does not apply.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public init(
    reading: Vector, previous: Vector, isOutside: Bool, constants: ScrollConstants = .uikit
  ) {
    self.reading = reading
    let isStill = reading == .zero
    let isSlow = reading.squaredLength < constants.gateSpeed * constants.gateSpeed
    isGated = isStill || (isSlow && !isOutside)
    let weight = constants.blendWeight
    velocity =
      if isGated {
        .zero
      } else if previous == .zero {
        reading
      } else {
        weight * previous + (1 - weight) * reading
      }
  }
}
