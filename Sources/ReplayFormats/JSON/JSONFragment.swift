/// A piece of JSON that one format carries for another without looking inside: a finding in a recording.
public struct JSONFragment: Sendable, Hashable {
  /// The piece, on one line.
  public let text: String

  /// Writes a piece.
  package init(_ body: (inout JSONText) -> Void) {
    var json = JSONText()
    json.array(.line, body)
    text = String(json.string.dropFirst().dropLast())
  }

  /// Keeps a value that was read, in the one form in which values are written.
  package init(_ value: JSONValue) {
    self.init { $0.value(value) }
  }
}

extension JSONText {
  /// Writes a piece as it is.
  package mutating func value(_ fragment: JSONFragment) {
    beginValue()
    append(contentsOf: fragment.text.utf8)
  }

  /// Writes a value that was read, on one line.
  package mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .bool: self.value(value.record.number != 0)
    case .number: self.value(value.record.number)
    case .string: self.value(value.record.text(in: value.document.bytes))
    case .array:
      array { json in
        for element in JSONArray(document: value.document, node: value.node) { json.value(element) }
      }
    case .object:
      object { json in
        // A key comes before its value in the same list.
        var isKey = true
        for part in JSONArray(document: value.document, node: value.node) {
          if isKey { json.key(part) } else { json.value(part) }
          isKey.toggle()
        }
      }
    }
  }

  private mutating func key(_ key: JSONValue) {
    value(key)
    append(UInt8(ascii: ":"))
    isAfterKey = true
  }
}
