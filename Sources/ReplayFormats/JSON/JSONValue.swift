import ScrollReplay

/// A value in a document.
package struct JSONValue: Sendable {
  let document: JSONDocument
  let node: Int

  var kind: JSONNode.Kind { record.kind }
  var record: JSONNode { document.nodes[node] }

  /// The error that this value is `description`, but must be as `requirement` says.
  package func fail(mustBe requirement: String) -> FormatError {
    fail("\(jsonPath) is \(summary), but must be \(requirement)")
  }

  /// An error at this value, in a whole sentence.
  package func fail(_ message: String) -> FormatError {
    FormatError(path: document.path, in: document.bytes, at: Int(record.offset), message)
  }

  /// Reads an object's members.
  package func object() throws(FormatError) -> JSONObject {
    guard kind == .object else { throw fail(mustBe: "an object") }
    return JSONObject(self)
  }

  /// Reads an array's elements.
  package func array(count: ClosedRange<Int> = 0...Int.max) throws(FormatError) -> JSONArray {
    guard kind == .array else { throw fail(mustBe: "an array") }
    let length = Int(record.length)
    guard count.contains(length) else {
      let wanted =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)" : "in \(count.lowerBound)…\(count.upperBound)"
      throw fail("\(jsonPath) has \(length.counted("element")), but their number must be \(wanted)")
    }
    return JSONArray(document: document, node: node)
  }

  /// A number in `range`.
  package func number(in range: ClosedRange<Double>) throws(FormatError) -> Double {
    guard kind == .number, range.contains(record.number) else {
      throw fail(
        mustBe:
          "a number in \(JSONText.plain(range.lowerBound))…\(JSONText.plain(range.upperBound))")
    }
    return record.number
  }

  /// A number, which a document only has if it is finite.
  package func number() throws(FormatError) -> Double {
    guard kind == .number else { throw fail(mustBe: "a number") }
    return record.number
  }

  /// A whole number in `range`, which lies within ±2⁵³.
  package func whole(in range: ClosedRange<Int>) throws(FormatError) -> Int {
    guard kind == .number, let whole = Int(exactly: record.number), range.contains(whole) else {
      throw fail(mustBe: "a whole number in \(range.lowerBound)…\(range.upperBound)")
    }
    return whole
  }

  /// Milliseconds as nanoseconds, exactly.
  package func nanoseconds(in range: ClosedRange<Int64>) throws(FormatError) -> Int64 {
    guard kind == .number, let time = Milliseconds.nanoseconds(token), range.contains(time) else {
      throw fail(
        mustBe: "milliseconds in \(range.lowerBound / 1_000_000)…\(range.upperBound / 1_000_000)")
    }
    return time
  }

  /// `true` or `false`.
  package func bool() throws(FormatError) -> Bool {
    guard kind == .bool else { throw fail(mustBe: "true or false") }
    return record.number != 0
  }

  /// A string of at most `longest` bytes.
  package func string(longest: Int = 100_000) throws(FormatError) -> String {
    guard kind == .string else { throw fail(mustBe: "a string") }
    guard record.length - 2 <= longest else {
      throw fail("\(jsonPath) is \(record.length - 2) bytes long, but must be at most \(longest)")
    }
    return record.text(in: document.bytes)
  }

  /// One of the words that name `Word`'s cases.
  func word<Word: FileWord>(_: Word.Type = Word.self) throws(FormatError) -> Word {
    guard kind == .string, let word = Word(spelled: record.text(in: document.bytes)) else {
      throw fail(mustBe: Word.choices)
    }
    return word
  }

  var token: ArraySlice<UInt8> {
    document.bytes[Int(record.offset)..<Int(record.offset + record.length)]
  }
}

/// An array in a document.
package struct JSONArray: Sendable, Sequence {
  let document: JSONDocument
  let node: Int

  /// How many elements there are.
  package var count: Int { Int(document.nodes[node].length) }

  /// Walks over the elements.
  package func makeIterator() -> Iterator {
    Iterator(document: document, position: node + 1, end: Int(document.nodes[node].next))
  }

  /// Walks over an array's elements.
  package struct Iterator: IteratorProtocol {
    let document: JSONDocument
    var position: Int
    let end: Int

    /// The next element.
    package mutating func next() -> JSONValue? {
      guard position < end else { return nil }
      defer { position = Int(document.nodes[position].next) }
      return JSONValue(document: document, node: position)
    }
  }
}
