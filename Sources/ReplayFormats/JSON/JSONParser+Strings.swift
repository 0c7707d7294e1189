extension JSONParser {
  /// Lists the string that starts at `position`, quotes included.
  mutating func parseString() throws(FormatError) {
    var end = position + 1
    var isEscaped = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        isEscaped = true
        end = try skipEscape(at: end)
      case 0..<0x20:
        throw fail("the string holds a control character, but must hold it escaped", at: end)
      case 0..<0x80: end += 1
      default:
        let length = bytes.scalarLength(at: end)
        guard length > 0 else { throw fail("the text is not UTF-8, but must be", at: end) }
        end += length
      }
    }
    guard end < bytes.count else {
      throw fail("the string is open to the end of the file, but must end with a quote")
    }
    append(.string, upTo: end + 1, isEscaped: isEscaped)
  }

  private func skipEscape(at start: Int) throws(FormatError) -> Int {
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard letter == UInt8(ascii: "u") else {
      guard JSONEscape.scalar(of: letter) != nil else {
        throw fail(
          "the escape is unknown, but must be one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u",
          at: start)
      }
      return start + 2
    }
    guard let (_, end) = JSONEscape.unicode(bytes, at: start) else {
      throw fail(
        "the escape is no character, but must be \\u with four hex digits, or a pair", at: start)
    }
    return end
  }
}

/// What stands behind a backslash.
enum JSONEscape {
  /// The character that a one-letter escape means.
  static func scalar(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: nil
    }
  }

  /// The character that `\uXXXX`, or a surrogate pair of two, at `start` means, and where it ends.
  static func unicode(_ bytes: [UInt8], at start: Int) -> (Unicode.Scalar, end: Int)? {
    guard let high = unit(bytes, at: start) else { return nil }
    if let scalar = Unicode.Scalar(UInt32(high)) { return (scalar, start + 6) }
    guard high < 0xDC00, let low = unit(bytes, at: start + 6), low >= 0xDC00, low < 0xE000 else {
      return nil
    }
    let code = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return Unicode.Scalar(code).map { ($0, start + 12) }
  }

  private static func unit(_ bytes: [UInt8], at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

extension [UInt8] {
  /// How many bytes the UTF-8 character of more than one byte at `index` has; 0 if it is none.
  func scalarLength(at index: Int) -> Int {
    func follows(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + distance < count && range.contains(self[index + distance])
    }
    switch self[index] {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}

extension JSONNode {
  /// A string's text.
  func text(in bytes: [UInt8]) -> String {
    let inner = content
    guard isEscaped else { return String(decoding: bytes[inner], as: UTF8.self) }
    var text: [UInt8] = []
    var index = inner.lowerBound
    while index < inner.upperBound {
      if bytes[index] != UInt8(ascii: "\\") {
        text.append(bytes[index])
        index += 1
      } else if let (scalar, end) = JSONEscape.unicode(bytes, at: index) {
        text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        index = end
      } else {
        text.append(JSONEscape.scalar(of: bytes[index + 1]) ?? 0)
        index += 2
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Where a string's text stands, without the quotes.
  var content: Range<Int> { Int(offset) + 1..<Int(offset) + Int(length) - 1 }
}
