import ReplayFormats

/// Numbers as pages and pictures show them: the same on every machine, without the C library.
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
  func text(_ places: Int) -> String {
    var text = JSONText()
    text.value(toDecimals(places))
    return text.string
  }

  /// The number to exactly `places` decimals as text, for columns.
  ///
  /// - Precondition: it is finite.
  func fixedText(_ places: Int) -> String {
    var text = text(places)
    guard places > 0, magnitude < 1e9 else { return text }
    let point = text.firstIndex(of: ".")
    let decimals = point.map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    if point == nil { text += "." }
    return text + String(repeating: "0", count: max(0, places - decimals))
  }
}
