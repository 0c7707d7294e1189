/// A number from outside that no law of motion can work with.
///
/// The text says *what is X, but must be Y*; it is kept as text so that an error about NaN equals itself.
public struct PhysicsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is out of its domain.
  package let name: String
  /// What it must be, to follow *but must be*.
  package let requirement: String
  /// The whole sentence.
  public let description: String

  /// States that `name` is `value`, although it must be as `requirement` says.
  public init(_ name: String, _ value: Double, mustBe requirement: String) {
    self.name = name
    self.requirement = requirement
    description = "\(name) is \(value), but must be \(requirement)"
  }
}
