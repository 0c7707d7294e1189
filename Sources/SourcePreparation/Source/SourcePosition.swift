/// A place in a file, counted as the compiler counts: lines and UTF-8 columns from 1.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int

  /// `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}

extension SourcePosition: Comparable {
  /// By path, then line, then column.
  public static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }
}
