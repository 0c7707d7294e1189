/// A Swift file as it was written: where it lies, and its text.
public struct SourceFile: Sendable, Hashable {
  /// The path, as messages and `#sourceLocation` name it.
  public let path: String
  /// The whole text, UTF-8 in memory, line ends as they are.
  public let text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
