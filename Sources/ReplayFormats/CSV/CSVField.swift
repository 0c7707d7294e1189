/// What stands between two commas.
struct CSVField: Sendable {
  let table: CSVTable
  let range: Range<Int>
  let row: Int
  let column: Int

  /// The field's text.
  var text: String { String(decoding: table.bytes[range], as: UTF8.self) }

  /// The error that this field is what it is, but must be as `requirement` says.
  func fail(mustBe requirement: String) -> FormatError {
    fail("\(table.names[column]) is \(quoted(text)), but must be \(requirement)")
  }

  /// An error at this field, in a whole sentence.
  func fail(_ message: String) -> FormatError { table.fail(range.lowerBound, message) }

  /// A finite number in `range`, if it is given.
  func number(in bounds: ClosedRange<Double>? = nil) throws(FormatError) -> Double {
    guard let token, token.value.isFinite, bounds?.contains(token.value) ?? true else {
      let requirement = bounds.map {
        "a number in \(JSONText.plain($0.lowerBound))…\(JSONText.plain($0.upperBound))"
      }
      throw fail(mustBe: requirement ?? "a number")
    }
    return token.value
  }

  /// Finite numbers in `bounds` with spaces between them; none if the field is empty.
  func numbers(in bounds: ClosedRange<Double>) throws(FormatError) -> [Double] {
    var numbers: [Double] = []
    for part in table.bytes[range].split(separator: UInt8(ascii: " ")) {
      guard let token = NumberToken(table.bytes, at: part.startIndex, upTo: part.endIndex),
        token.end == part.endIndex, bounds.contains(token.value)
      else { throw fail(mustBe: "numbers with spaces between") }
      numbers.append(token.value)
    }
    return numbers
  }

  /// A whole number in `bounds`.
  func whole(in bounds: ClosedRange<Int>) throws(FormatError) -> Int {
    guard let token, let whole = Int(exactly: token.value), bounds.contains(whole) else {
      throw fail(mustBe: "a whole number in \(bounds.lowerBound)…\(bounds.upperBound)")
    }
    return whole
  }

  /// Milliseconds as nanoseconds, exactly.
  func nanoseconds(in bounds: ClosedRange<Int64>) throws(FormatError) -> Int64 {
    guard token != nil, let time = Milliseconds.nanoseconds(table.bytes[range]),
      bounds.contains(time)
    else {
      throw fail(
        mustBe: "milliseconds in \(bounds.lowerBound / 1_000_000)…\(bounds.upperBound / 1_000_000)")
    }
    return time
  }

  /// One of the words that name `Word`'s cases.
  func word<Word: FileWord>(_: Word.Type = Word.self) throws(FormatError) -> Word {
    guard let word = Word(spelled: text) else { throw fail(mustBe: Word.choices) }
    return word
  }

  /// The number that fills the field.
  private var token: NumberToken? {
    guard let token = NumberToken(table.bytes, at: range.lowerBound, upTo: range.upperBound),
      token.end == range.upperBound
    else { return nil }
    return token
  }
}
