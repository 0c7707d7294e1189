/// A number as JSON spells it: how far it reaches, and which double is nearest to it.
///
/// Tables use the same spelling, so that neither `nan` nor a comma for a point gets in anywhere.
struct NumberToken: Sendable, Hashable {
  /// The index after its last byte.
  let end: Int
  /// The nearest double, infinite if none is finite.
  let value: Double

  /// No number that a program prints is longer, in bytes.
  static let longest = 1000

  /// Reads the longest number that starts at `start`.
  ///
  /// - Returns: `nil` if none does, or only one longer than `longest`.
  /// - Complexity: O(*n*) in the token's length.
  init?(_ bytes: [UInt8], at start: Int, upTo limit: Int) {
    var scanner = NumberScanner(bytes: bytes, position: start, limit: limit)
    guard scanner.scan(), scanner.position - start <= NumberToken.longest else { return nil }
    end = scanner.position
    if let exact = scanner.exactValue {
      value = exact
    } else {
      value = Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .infinity
    }
  }
}

/// Walks over a number's digits and gathers the first nineteen, which mostly are all.
private struct NumberScanner {
  let bytes: [UInt8]
  var position: Int
  let limit: Int
  private var isNegative = false
  private var digits: UInt64 = 0
  private var digitCount = 0
  private var exponent = 0

  init(bytes: [UInt8], position: Int, limit: Int) {
    self.bytes = bytes
    self.position = position
    self.limit = limit
  }

  /// `±digits · 10^exponent` where that is one exact multiplication or division of exact doubles.
  var exactValue: Double? {
    guard digitCount <= 19, digits <= 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
    let power = NumberScanner.powersOfTen[Int(exponent.magnitude)]
    let value = exponent < 0 ? Double(digits) / power : Double(digits) * power
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  mutating func scan() -> Bool {
    isNegative = skip("-")
    if !skip("0") {
      guard scanDigits() > 0 else { return false }
    }
    if skip(".") {
      let count = scanDigits()
      guard count > 0 else { return false }
      exponent = -count
    }
    return scanExponent()
  }

  private mutating func scanExponent() -> Bool {
    guard skip("e") || skip("E") else { return true }
    let isDown = skip("-")
    if !isDown { _ = skip("+") }
    let start = position
    var written = 0
    while let digit = nextDigit() { written = min(10 * written + Int(digit), 1_000_000) }
    exponent += isDown ? -written : written
    return position > start
  }

  private mutating func scanDigits() -> Int {
    let start = position
    while let digit = nextDigit() {
      if digitCount > 0 || digit > 0 { digitCount += 1 }
      if digitCount <= 19 { digits = 10 * digits + UInt64(digit) }
    }
    return position - start
  }

  private mutating func nextDigit() -> UInt8? {
    guard position < limit else { return nil }
    let digit = bytes[position] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    position += 1
    return digit
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < limit, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
