import ScrollPhysics

/// A parameter, value or objective that cannot be tuned.
public struct TuningError: Error, Sendable, Hashable, CustomStringConvertible {
  /// *What is X, but must be Y*.
  public let description: String

  /// Creates an error from its sentence.
  public init(_ description: String) { self.description = description }

  /// States that `name` is `value`, although it must be as `requirement` says.
  init(_ name: String, _ value: ParameterValue, mustBe requirement: String) {
    description = "\(name) is \(value), but must be \(requirement)"
  }

  /// Runs what may find that the parameter `name` is out of its domain with `value`.
  static func check<Value>(
    _ name: String, _ value: Double, _ body: () throws(PhysicsError) -> Value
  ) throws(TuningError) -> Value {
    do throws(PhysicsError) {
      return try body()
    } catch {
      throw TuningError(name, .number(value), mustBe: error.requirement)
    }
  }
}
