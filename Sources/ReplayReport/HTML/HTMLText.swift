import ReplayFormats

/// Text as HTML and SVG take it.
enum HTMLText {
  /// `text` with everything escaped that would not stand for itself, in an attribute too.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  /// JSON that cannot end the script element in which it stands.
  static func data(_ write: (inout JSONText) -> Void) -> String {
    var text = JSONText()
    write(&text)
    var bytes: [UInt8] = []
    for byte in text.finished() {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
