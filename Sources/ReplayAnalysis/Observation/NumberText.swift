/// Numbers as sentences show them: short, the same on every machine, without the C library.
extension Double {
  /// At most two decimals, and none that are zero: 95, 8.89, −0.5.
  var text: String {
    var digits = twoDecimals
    guard digits.contains(".") else { return digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }

  /// Two decimals and the sign, as velocities are shown: +0.30.
  var signedText: String {
    let digits = twoDecimals
    return digits.hasPrefix("-") ? digits : "+" + digits
  }

  private var twoDecimals: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let hundredths = Int(magnitude * 100 + 0.5)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return (self < 0 && hundredths > 0 ? "-" : "") + "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
