/// Something that cannot be made to compile without its author.
public struct Refusal: Sendable, Hashable {
  /// Where it stands.
  public let position: SourcePosition
  /// *What is X, but must be Y*.
  public let message: String
}
