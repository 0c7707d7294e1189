/// Numbers as pages and pictures show them.
extension Double {
  /// The number to at most `places` decimals; half a step goes away from zero.
  ///
  /// - Precondition: it is finite.
  func toDecimals(_ places: Int) -> Double {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = self * unit
    guard scaled.magnitude < 0x1p52 else { return self }
    return Double(Int64(scaled + (scaled < 0 ? -0.5 : 0.5))) / unit
  }

  /// The number to at most `places` decimals as text, without zeros at the end.
  func text(_ places: Int) -> String { Numeral.rounded(self, places: places) }

  /// At most `places` decimals with a true minus sign.
  func signText(_ places: Int) -> String {
    let digits = text(places)
    return digits.hasPrefix("-") ? "−" + digits.dropFirst() : digits
  }
}
