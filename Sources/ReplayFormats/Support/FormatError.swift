/// What is wrong with a file, and where.
///
/// Prints as `path:line:column: what is X, but must be Y`, which editors and terminals turn into a link. Kept as
/// text, so that an error about any value equals itself.
public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as whoever read it called it.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// What is wrong, in a sentence that names the place within the document too.
  public let message: String

  /// States what is wrong at a place of a file.
  public init(path: String, line: Int, column: Int, _ message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// States what is wrong at byte `offset` of a file.
  ///
  /// - Complexity: O(*n*) in `offset`: lines are counted only when there is something to tell.
  init(path: String, in bytes: [UInt8], at offset: Int, _ message: String) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let line = 1 + before[..<lineStart].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    var start = lineStart
    if line == 1, bytes.starts(with: byteOrderMark) { start = min(3, before.endIndex) }
    let column = 1 + before[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    self.init(path: path, line: line, column: column, message)
  }

  /// The whole sentence.
  public var description: String { "\(path):\(line):\(column): \(message)" }
}

/// The three bytes that some editors put before UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
