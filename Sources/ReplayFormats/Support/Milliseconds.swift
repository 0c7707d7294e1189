/// Nanoseconds as files write them: milliseconds with up to six decimals, both ways without rounding.
enum Milliseconds {
  /// The nanoseconds that a number's text stands for, rounded to the nearest, halves away from zero.
  ///
  /// From the decimal digits, not by way of a double: exact whatever the size.
  ///
  /// - Parameters:
  ///   - token: a number as JSON spells it.
  ///   - decimals: how many decimals of its unit nanoseconds are: 6 for milliseconds.
  /// - Returns: `nil` if 64 bits do not hold it.
  static func nanoseconds(_ token: ArraySlice<UInt8>, decimals: Int = 6) -> Int64? {
    var isNegative = false
    var digits: [UInt8] = []
    var pointAfter: Int?
    var exponent = 0
    for index in token.indices {
      switch token[index] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): pointAfter = digits.count
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let written = String(decoding: token[(index + 1)...], as: UTF8.self)
        exponent = max(-10_000, min(Int(written) ?? (written.hasPrefix("-") ? .min : .max), 10_000))
        return rounded(digits, (pointAfter ?? digits.count) + exponent + decimals, isNegative)
      case let byte: digits.append(byte - UInt8(ascii: "0"))
      }
    }
    return rounded(digits, (pointAfter ?? digits.count) + decimals, isNegative)
  }

  /// `digits` with the point after the first `wholeCount` of them.
  private static func rounded(_ digits: [UInt8], _ wholeCount: Int, _ isNegative: Bool) -> Int64? {
    var whole: Int64 = 0
    for index in 0..<max(wholeCount, 0) {
      if whole == 0, index >= digits.count { break }
      let (tenfold, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
      let digit = index < digits.count ? Int64(digits[index]) : 0
      let (sum, isStillTooLarge) = tenfold.addingReportingOverflow(digit)
      if isTooLarge || isStillTooLarge { return nil }
      whole = sum
    }
    if wholeCount >= 0, wholeCount < digits.count, digits[wholeCount] >= 5 {
      guard whole < .max else { return nil }
      whole += 1
    }
    return isNegative ? -whole : whole
  }
}

extension JSONText {
  /// Writes nanoseconds as milliseconds, every one of them.
  package mutating func milliseconds(_ nanoseconds: Int64) {
    beginValue()
    appendMilliseconds(nanoseconds)
  }

  mutating func appendMilliseconds(_ nanoseconds: Int64) {
    if nanoseconds < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    append(whole)
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    var rest = fraction
    var unit: UInt64 = 100_000
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
