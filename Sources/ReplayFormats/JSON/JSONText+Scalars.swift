extension JSONText {
  /// A number in its shortest form, for sentences.
  static func plain(_ number: Double) -> String {
    var text = JSONText()
    text.value(number)
    return text.string
  }

  /// Appends letters as they are.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number in its shortest form.
  mutating func append(_ number: Double) {
    precondition(number.isFinite, "a number to write is \(number), but must be finite")
    if number.magnitude < 0x1p53 {
      let whole = Int64(number)
      if Double(whole) == number {
        if whole < 0 { append(UInt8(ascii: "-")) }
        return append(whole.magnitude)
      }
    }
    var text = number.description
    text.withUTF8 { digits in
      let isWhole =
        digits.count > 2 && digits[digits.count - 2] == UInt8(ascii: ".")
        && digits[digits.count - 1] == UInt8(ascii: "0")
      append(contentsOf: digits.prefix(isWhole ? digits.count - 2 : digits.count))
    }
  }

  /// Appends a whole number's digits.
  mutating func append(_ number: UInt64) {
    if number < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    var power: UInt64 = 10
    while power <= number / 10 { power *= 10 }
    var rest = number
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / power))
      rest %= power
      power /= 10
    }
  }

  /// Appends a string with its quotes; only what JSON forbids in it is escaped.
  mutating func appendQuoted(_ text: some StringProtocol) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        append(byte < 0x10 ? "0" : "1")
        let low = byte & 0xF
        append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
