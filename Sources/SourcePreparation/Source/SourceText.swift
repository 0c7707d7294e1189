/// A file's bytes with the starts of its lines.
struct SourceText: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Where each line starts; the first at 0.
  private let lineStarts: [Int]

  init(_ file: SourceFile) {
    path = file.path
    bytes = Array(file.text.utf8)
    var starts = [0]
    for index in bytes.indices where SourceText.endsLine(bytes, at: index) {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  /// How lines end here: as the first one does.
  var lineEnd: String {
    guard let first = bytes.firstIndex(where: { $0 == .newline || $0 == .carriageReturn }) else {
      return "\n"
    }
    if bytes[first] == .newline { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == .newline ? "\r\n" : "\r"
  }

  /// Whether the byte at `index` is the last of a line: a newline, or a carriage return on its own.
  static func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
    if bytes[index] == .newline { return true }
    guard bytes[index] == .carriageReturn else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != .newline
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    return SourcePosition(path: path, line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// Where the line of `offset` starts.
  func lineStart(of offset: Int) -> Int { lineStarts[line(at: offset) - 1] }

  /// Where the line after that of `offset` starts, or the end of the file.
  func nextLine(after offset: Int) -> Int {
    let line = line(at: offset)
    return line < lineStarts.count ? lineStarts[line] : bytes.count
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether there is nothing but spaces and tabs in `range`.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }
}
