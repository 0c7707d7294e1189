/// Something that compiles, but that whoever replays the source should know.
public struct Note: Sendable, Hashable {
  /// Where it stands.
  public let position: SourcePosition
  /// What it is, and what it means here.
  public let message: String
}
