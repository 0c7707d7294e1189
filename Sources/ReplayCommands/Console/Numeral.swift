/// Numbers as results show them.
enum Numeral {
  /// The shortest decimal that reads back as `number`; whole numbers without a point, zero without a sign.
  ///
  /// - Precondition: `number` is finite.
  static func text(_ number: Double) -> String {
    precondition(number.isFinite, "\(number) was computed from numbers that passed their checks")
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `number` to `places` decimals, for people; without zeros at the end.
  ///
  /// - Precondition: `number` is finite.
  static func rounded(_ number: Double, places: Int = 2) -> String {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let whole = (number * unit).rounded()
    return whole.magnitude < 1e15 ? text(whole / unit) : text(number)
  }
}
