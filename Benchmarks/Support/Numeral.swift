/// Numbers as the table shows them; Foundation would format them, but nothing else here needs it.
enum Numeral {
  /// `value` with `places` decimals, 0…6.
  static func text(_ value: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let (whole, part) = (scaled.magnitude / scale.magnitude, scaled.magnitude % scale.magnitude)
    let sign = scaled < 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let digits = String(part)
    return "\(sign)\(whole).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }

  /// `value` with about four digits, fewer decimals the larger it is.
  static func text(_ value: Double) -> String {
    text(value, places: value.magnitude < 10 ? 2 : value.magnitude < 1000 ? 1 : 0)
  }

  /// `value` without decimals that say nothing.
  static func short(_ value: Double) -> String {
    text(value, places: value == value.rounded() ? 0 : 1)
  }
}
