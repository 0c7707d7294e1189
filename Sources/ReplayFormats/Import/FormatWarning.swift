/// What was assumed or left out where a file was read, and where that begins.
public struct FormatWarning: Sendable, Hashable, CustomStringConvertible {
  /// The whole sentence, `path:line:column: …`.
  public let description: String

  init(_ place: FormatError) { description = place.description }
}
