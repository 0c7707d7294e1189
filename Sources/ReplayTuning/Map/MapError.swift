/// A map that cannot be made.
public struct MapError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole sentence.
  public let description: String

  /// Creates an error from its sentence.
  public init(_ description: String) { self.description = description }
}
