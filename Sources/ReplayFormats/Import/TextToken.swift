/// A number or word in a text, and what messages call it.
struct TextToken: Sendable {
  let file: ImportFile
  let range: Range<Int>
  let name: String

  init(_ file: ImportFile, _ range: Range<Int>, _ name: String) {
    self.file = file
    self.range = range
    self.name = name
  }

  /// As it is written.
  var text: String { file.text(range) }

  /// The error that this is what it is, but must be as `requirement` says.
  func fail(mustBe requirement: String) -> FormatError {
    file.fail(range.lowerBound, "\(name) is \(quoted(text)), but must be \(requirement)")
  }

  /// An error at this token, in a whole sentence.
  func fail(_ message: String) -> FormatError { file.fail(range.lowerBound, message) }

  /// A finite number.
  func number() throws(FormatError) -> Double {
    guard let token, token.value.isFinite else { throw fail(mustBe: "a number") }
    return token.value
  }

  /// A whole number in `bounds`.
  func whole(in bounds: ClosedRange<Int>) throws(FormatError) -> Int {
    guard let token, let whole = Int(exactly: token.value), bounds.contains(whole) else {
      throw fail(mustBe: "a whole number in \(bounds.lowerBound)…\(bounds.upperBound)")
    }
    return whole
  }

  /// A time or duration in nanoseconds.
  func nanoseconds(_ unit: TimeUnit, in bounds: ClosedRange<Int64> = Bounds.clock)
    throws(FormatError) -> Int64
  {
    guard token != nil,
      let time = Milliseconds.nanoseconds(file.bytes[range], decimals: unit.decimals),
      bounds.contains(time)
    else { throw fail(mustBe: unit.requirement(bounds)) }
    return time
  }

  /// The number that fills the range.
  var token: NumberToken? {
    guard let token = NumberToken(file.bytes, at: range.lowerBound, upTo: range.upperBound),
      token.end == range.upperBound
    else { return nil }
    return token
  }
}

extension JSONValue {
  /// A time or duration in nanoseconds.
  func nanoseconds(_ unit: TimeUnit, in bounds: ClosedRange<Int64> = Bounds.clock)
    throws(FormatError) -> Int64
  {
    guard kind == .number, let time = Milliseconds.nanoseconds(token, decimals: unit.decimals),
      bounds.contains(time)
    else { throw fail(mustBe: unit.requirement(bounds)) }
    return time
  }

  /// Where it stands in the file.
  var offset: Int { Int(record.offset) }

  /// The values of an array, or else the value alone.
  var values: [JSONValue] {
    kind == .array ? Array(JSONArray(document: document, node: node)) : [self]
  }
}

extension TimeUnit {
  /// What a time must be, in words.
  fileprivate func requirement(_ bounds: ClosedRange<Int64>) -> String {
    bounds.upperBound == Bounds.time.upperBound
      ? "a number of \(title), an hour at most" : "a time in \(title)"
  }
}
