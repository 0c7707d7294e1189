import ScrollLayout

/// By how much numbers may differ before recordings count as different.
///
/// Words (phases, callbacks, which elements are in sight) never may. What is native is compared exactly; layouts that
/// call libm need a little.
public struct RecordingTolerance: Sendable, Hashable {
  /// Offsets, targets, centres, sizes and shifts, points.
  public var points = 0.0
  /// The scales of a transform, along either axis of the element.
  public var scale = 0.0
  /// The turn of a transform, degrees.
  public var degrees = 0.0
  /// Velocities, pt/ms; where it is not given, what two offsets that are off by `points` make of a velocity.
  public var speed: Double?
  /// What single fields allow, in their own unit, whatever their unit allows else. A transform's six numbers are
  /// then compared one by one.
  public var fields: [RecordingField: Double] = [:]

  /// Creates a tolerance that allows nothing.
  public init() {}

  /// Creates a tolerance for points, and for velocities what follows from them.
  public init(points: Double) { self.points = points }

  /// Every number to the last bit; both zeros are one.
  public static let exact = RecordingTolerance()

  /// Whether it allows nothing.
  public var isExact: Bool { self == .exact }

  /// Whether `amount` is more than `field` allows in a frame of so many milliseconds.
  func isExceeded(by amount: Double, in field: RecordingField, frameDuration: Double) -> Bool {
    amount > allowance(field, frameDuration)
  }

  /// Whether two transforms are drawn so differently that it counts.
  func isExceeded(by transform: Transform, _ other: Transform) -> Bool {
    if let each = fields[.transform] { return transform.reach(from: other) > each }
    if points == 0, scale == 0, degrees == 0 { return transform != other }
    // Lengths and angles come back from roots and quotients a few ulps off.
    let look = LookDifference(transform, other)
    return look.scale > scale + 1e-12 || look.degrees > degrees + 1e-9 || look.points > points
  }

  private func allowance(_ field: RecordingField, _ duration: Double) -> Double {
    if let own = fields[field] { return own }
    switch field {
    case .offset, .modelOffset, .target, .center, .size: return points
    case .velocity:
      return speed ?? (points > 0 && duration > 0 ? 2 * points / duration : 0)
    case .frameCount, .time, .phase, .events, .elements, .transform, .alpha, .zIndex, .release:
      return 0
    }
  }
}

extension Transform {
  /// The largest difference of two transforms' numbers.
  func reach(from other: Transform) -> Double {
    max(
      (a - other.a).magnitude, (b - other.b).magnitude, (c - other.c).magnitude,
      max((d - other.d).magnitude, (tx - other.tx).magnitude, (ty - other.ty).magnitude))
  }
}
