/// Numbers as sentences show them: short, the same on every machine, without the C library.
extension Double {
  /// At most two decimals, and none that are zero: 95, 8.89, −0.5.
  var text: String {
    var digits = fixed(decimals: 2)
    guard digits.contains(".") else { return digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }

  /// Two decimals and the sign, as velocities are shown: +0.30.
  var signedText: String {
    let digits = fixed(decimals: 2)
    return digits.hasPrefix("-") ? digits : "+" + digits
  }

  private func fixed(decimals: Int) -> String {
    guard magnitude < 1e12 else { return "\(self)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = Int(magnitude * scale + 0.5)
    let (whole, rest) = units.quotientAndRemainder(dividingBy: Int(scale))
    let tail = String(rest)
    let zeros = String(repeating: "0", count: decimals - tail.count)
    return (self < 0 && units > 0 ? "-" : "") + "\(whole).\(zeros)\(tail)"
  }

  /// −1, 0 or 1.
  var direction: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
