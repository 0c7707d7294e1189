/// Walks over a text's lines, without their ends and without a byte order mark before the first.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: byteOrderMark) ? 3 : 0
  }

  /// Whether only empty lines follow.
  var isOnlySpaceLeft: Bool {
    bytes[position...].allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Where the next line stands.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    position = min(end + 1, bytes.count)
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}
