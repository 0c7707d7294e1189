/// A number from outside that no law of motion can work with.
///
/// The text says *what is X, but must be Y*; it is kept as text so that an error about NaN equals itself.
public struct PhysicsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole sentence.
  public let description: String

  /// States that `name` is `value`, although it must be as `requirement` says.
  public init(_ name: String, _ value: Double, mustBe requirement: String) {
    description = "\(name) is \(value), but must be \(requirement)"
  }
}
