/// What stops a file from being read at all.
struct LexicalError: Error, Sendable {
  let offset: Int
  /// *What is X, but must be Y*.
  let message: String

  static func unended(_ what: String, at offset: Int, by end: String) -> LexicalError {
    LexicalError(offset: offset, message: "\(what) is not ended, but must be by \(end)")
  }
}
