/// Writes JSON: always the same bytes for the same values.
///
/// Numbers in their shortest form that reads back the same, whole ones without a point, zero without a sign. An
/// object or array stands on one line or has a line for each of its values, as its writer says; whatever stands
/// inside a line stays on it. So a changed frame of a recording is one changed line.
package struct JSONText: Sendable {
  /// The text so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true
  private var isAfterKey = false
  private var depth = 0
  /// How many one-line values are open.
  private var lineDepth = 0

  /// Creates an empty text.
  package init() {}

  /// How an object or array is laid out.
  package enum Layout: Sendable {
    /// A line for each value.
    case lines
    /// All on one line.
    case line
  }

  /// The text so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The finished text: a file that ends with a line break.
  package consuming func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Ends a line of a text that has a value on each.
  mutating func endLine() {
    append(UInt8(ascii: "\n"))
    isFirst = true
  }

  /// Writes an object, whose members `body` writes.
  package mutating func object(_ layout: Layout = .line, _ body: (inout JSONText) -> Void) {
    contain("{", "}", layout, body)
  }

  /// Writes an array, whose elements `body` writes.
  package mutating func array(_ layout: Layout = .line, _ body: (inout JSONText) -> Void) {
    contain("[", "]", layout, body)
  }

  /// Writes a member's key; its value comes next.
  ///
  /// - Parameter key: letters that need no escape.
  package mutating func key(_ key: StaticString) {
    beginValue()
    append(UInt8(ascii: "\""))
    append(key)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
    if lineDepth == 0 { append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes a number.
  ///
  /// - Precondition: it is finite.
  package mutating func value(_ number: Double) {
    beginValue()
    append(number)
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    beginValue()
    if number < 0 { append(UInt8(ascii: "-")) }
    append(UInt64(number.magnitude))
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) {
    beginValue()
    append(flag ? "true" : "false")
  }

  /// Writes a string.
  package mutating func value(_ text: some StringProtocol) {
    beginValue()
    appendQuoted(text)
  }

  /// Writes numbers, on one line.
  package mutating func value(_ numbers: [Double]) {
    array { text in
      for number in numbers { text.value(number) }
    }
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    append("null")
  }

  private mutating func contain(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ layout: Layout,
    _ body: (inout JSONText) -> Void
  ) {
    beginValue()
    append(UInt8(ascii: opening))
    isFirst = true
    depth += 1
    if layout == .line || lineDepth > 0 { lineDepth += 1 }
    body(&self)
    depth -= 1
    if lineDepth > 0 { lineDepth -= 1 } else if !isFirst { breakLine() }
    append(UInt8(ascii: closing))
    isFirst = false
  }

  mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { append(UInt8(ascii: ",")) }
    isFirst = false
    if depth > 0, lineDepth == 0 { breakLine() }
  }

  private mutating func breakLine() {
    append(UInt8(ascii: "\n"))
    for _ in 0..<depth { append("  ") }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }
}
