extension JSONObject {
  /// Makes sure that the file is of the only version there is.
  mutating func requireVersion() throws(FormatError) {
    let version = try required("version")
    guard version.kind == .number, version.record.number == 1 else {
      throw version.fail(mustBe: "1, the only version there is")
    }
  }
}

extension JSONValue {
  /// A name or a note: at most 1000 bytes.
  func name() throws(FormatError) -> String { try string(longest: 1000) }
}

extension JSONText {
  /// Writes the version that every file begins with.
  mutating func version() {
    member("version", 1)
  }
}
