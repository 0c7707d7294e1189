import ReplayFormats

/// Numbers as results show them.
enum Numeral {
  /// The shortest decimal that reads back as `number`; whole numbers without a point, zero without a sign.
  ///
  /// - Precondition: `number` is finite.
  static func text(_ number: Double) -> String {
    var text = JSONText()
    text.value(number)
    return text.string
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
