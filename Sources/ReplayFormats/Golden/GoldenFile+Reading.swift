import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension GoldenFile {
  /// Reads a file.
  ///
  /// Rows that do not have the stated hash are no error: `isIntact` tells them.
  ///
  /// - Throws: the first thing that is wrong, with its line and column.
  public init(golden bytes: [UInt8], path: String) throws(FormatError) {
    guard bytes.count <= JSONDocument.longest else {
      throw FormatError(
        path: path, in: bytes, at: 0,
        "the file is \(bytes.count) bytes long, but must be at most \(JSONDocument.longest)")
    }
    if let fault = TextEncoding.fault(in: bytes) {
      throw FormatError(path: path, in: bytes, at: fault.offset, fault.message)
    }
    guard let end = GoldenFile.headerEnd(bytes) else {
      throw FormatError(
        path: path, in: bytes, at: bytes.count,
        "the golden ends in its header, but must go on with a table after a line \"}\"")
    }
    var file = try JSONDocument(Array(bytes[..<end]), path: path).root.object()
    try file.requireVersion()
    engine = try file.required("engine").name()
    scenarioHash = try file.optional("scenarioHash")?.hash()
    gestureHash = try file.optional("gestureHash")?.hash()
    if let value = file.optional("constants") { constants = try value.constants() }
    var members = try RecordingMembers(leading: &file)
    try members.readTrailing(&file)
    hash = try file.required("hash").hash()
    try file.finish()
    var rows = try GoldenRows(bytes, from: end, path: path)
    try rows.read(into: &members.recording)
    (recording, findings) = try members.finished()
  }

  /// Whether a file begins as goldens do: an object that a table follows.
  package static func isGolden(_ bytes: [UInt8]) -> Bool {
    guard let end = headerEnd(bytes) else { return false }
    return bytes[end...].contains { $0 > UInt8(ascii: " ") }
  }

  /// The line of a frame's row in a golden's text, from 1; the last line if there is no such row.
  public static func line(ofFrame frame: Int, in bytes: [UInt8]) -> Int {
    guard let end = headerEnd(bytes) else { return 1 }
    var lines = TextLines(bytes)
    var number = 0
    var row = -1
    while let line = lines.next() {
      number += 1
      // The first line of the table names the columns.
      guard line.lowerBound >= end, !line.isEmpty, bytes[line.lowerBound] != UInt8(ascii: " ")
      else {
        continue
      }
      if row == frame { return number }
      row += 1
    }
    return row == frame ? number : max(number, 1)
  }

  /// Where the line after the header begins.
  private static func headerEnd(_ bytes: [UInt8]) -> Int? {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if bytes[line].elementsEqual([UInt8(ascii: "}")]) { return min(line.upperBound, bytes.count) }
    }
    return nil
  }
}

extension JSONValue {
  /// Sixteen hexadecimal digits.
  fileprivate func hash() throws(FormatError) -> String {
    let text = try string(longest: 1000)
    guard text.utf8.count == 16, text.utf8.allSatisfy(isHexadecimal) else {
      throw fail(mustBe: "sixteen hexadecimal digits")
    }
    return text
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
  default: false
  }
}
