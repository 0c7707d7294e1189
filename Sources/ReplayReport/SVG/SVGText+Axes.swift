extension SVGText {
  /// Adds a line for each of about `count` round numbers of a scale, and the number on its left.
  ///
  /// - Parameters:
  ///   - scale: goes up.
  ///   - count: how many, about.
  ///   - left: where the lines begin.
  ///   - right: where they end.
  ///   - gap: between a number and its line.
  ///   - label: a number in words, by the decimals that all of them need.
  mutating func rows(
    _ scale: PlotScale, about count: Double, from left: Double, to right: Double, gap: Double,
    label: (_ value: Double, _ places: Int) -> String = { $0.signText($1) }
  ) {
    let steps = scale.steps(count)
    for value in steps.values {
      let y = scale.place(value)
      path("grid", "M\(left.text(1)) \(y.text(1))H\(right.text(1))")
      text("small soft end", x: left - gap, y: y + 4, label(value, steps.places))
    }
  }

  /// Adds the round numbers of a scale of milliseconds at the height `y`; one at its end stands before that.
  mutating func times(_ scale: PlotScale, y: Double) {
    let steps = scale.steps(6)
    for value in steps.values {
      let x = scale.place(value)
      let isLast = x > scale.end - 26
      text(
        "small soft \(isLast ? "end" : "middle")", x: isLast ? scale.end : x, y: y,
        "\(value.text(steps.places)) ms")
    }
  }
}
