import Testing

/// A text that is wrong, with the message that must come of it.
struct BadInput: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let message: String

  init(_ text: String, _ message: String) {
    self.init(Array(text.utf8), message)
  }

  init(_ bytes: [UInt8], _ message: String) {
    self.bytes = bytes
    self.message = message
  }

  var testDescription: String { message }
}

/// What `body` throws, in words.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    return "\(error)"
  }
}
