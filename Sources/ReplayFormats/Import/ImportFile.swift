/// A text from another program, checked to be one.
struct ImportFile: Sendable {
  let path: String
  let bytes: [UInt8]

  /// The longest file that is read, in bytes: half an hour of touches without a pause, as getevent prints them.
  static let longest = 64 << 20

  /// Checks that `bytes` are text.
  ///
  /// - Throws: an empty or too long file, or the first byte that no UTF-8 text has.
  /// - Complexity: O(*n*) in the file's length.
  init(_ bytes: [UInt8], path: String) throws(FormatError) {
    self.path = path
    self.bytes = bytes
    guard bytes.count <= ImportFile.longest else {
      throw fail(
        0, "the file is \(bytes.count) bytes long, but must be at most \(ImportFile.longest)")
    }
    if let fault = TextEncoding.fault(in: bytes) { throw fail(fault.offset, fault.message) }
    let start = bytes.starts(with: byteOrderMark) ? 3 : 0
    let isBlank = bytes[start...].allSatisfy { $0 <= UInt8(ascii: " ") }
    guard !isBlank else { throw fail(0, "the file is empty, but must hold touches") }
  }

  /// Makes sure that no line is longer than anybody writes one, so that its words are few.
  func requireShortLines() throws(FormatError) {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      guard line.count <= Bounds.line else {
        throw fail(
          line.lowerBound,
          "the line is \(line.count) bytes long, but must be at most \(Bounds.line)")
      }
    }
  }

  /// The file's name without folders and ending.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
    return String(last[..<dot])
  }

  /// An error at byte `offset`, in a whole sentence.
  func fail(_ offset: Int, _ message: String) -> FormatError {
    FormatError(path: path, in: bytes, at: offset, message)
  }

  /// `range` without blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The words of `range`, which blanks separate.
  func words(_ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      while start < range.upperBound, isBlank(bytes[start]) { start += 1 }
      var end = start
      while end < range.upperBound, !isBlank(bytes[end]) { end += 1 }
      if end > start { words.append(start..<end) }
      start = end
    }
    return words
  }

  /// The text that stands in `range`.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether `range` begins with `text`.
  func starts(_ range: Range<Int>, with text: String) -> Bool {
    bytes[range].starts(with: text.utf8)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
