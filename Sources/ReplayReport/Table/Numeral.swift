import ReplayFormats

/// Numbers as results show them.
package enum Numeral {
  /// The shortest decimal that reads back as `number`; whole numbers without a point, zero without a sign.
  ///
  /// - Precondition: `number` is finite.
  package static func text(_ number: Double) -> String {
    var text = JSONText()
    text.value(number)
    return text.string
  }

  /// `number` to `places` decimals, for people; without zeros at the end.
  ///
  /// - Precondition: `number` is finite.
  package static func rounded(_ number: Double, places: Int = 2) -> String {
    text(number.toDecimals(places))
  }

  /// `number` to exactly `places` decimals, for columns.
  ///
  /// - Precondition: `number` is finite.
  package static func fixed(_ number: Double, places: Int) -> String {
    var text = rounded(number, places: places)
    guard places > 0, number.magnitude < 1e9 else { return text }
    let decimals = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 }
    if decimals == nil { text += "." }
    return text + String(repeating: "0", count: max(0, places - (decimals ?? 0)))
  }

  /// The finite number that `text` is in decimal notation, if it is one.
  package static func value(of text: String) -> Double? {
    guard text.utf8.allSatisfy(isDecimal), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
