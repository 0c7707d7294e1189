/// Something that preparation wrote otherwise than it stood.
public struct Change: Sendable, Hashable {
  /// Where it stood.
  public let position: SourcePosition
  /// What it was; empty for something added.
  public let before: String
  /// What it became; empty for something dropped.
  public let after: String
  /// Why, in a clause without a full stop.
  public let reason: String
}
