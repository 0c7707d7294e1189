import ReplayTuning

/// A term of the objective along one parameter, the others as at the best point.
struct TuningCurve {
  private let result: TuningResult
  private let variation: Int
  private let term: Int
  private let across: ValueScale
  private let upward: PlotScale

  init(_ result: TuningResult, _ variation: Int, _ term: Int) {
    self.result = result
    self.variation = variation
    self.term = term
    let curve = result.curves[variation]
    across = ValueScale(
      curve.map { $0.values[variation] }, from: TuningPanel.left, to: TuningPanel.right)
    let scores = curve.map { $0.score[term] }
    let isFlat = scores.allSatisfy { $0 == scores[0] }
    upward = PlotScale(
      values: PlotScale.range(scores, least: isFlat ? 1 : 0), start: TuningPanel.bottom,
      end: TuningPanel.top)
  }

  func draw(in picture: inout SVGText) {
    TuningPanel.names(result.terms[term], result.names[variation], &picture)
    let rows = upward.steps(5)
    for value in rows.values {
      let y = upward.place(value)
      picture.path(
        "grid", "M\(TuningPanel.left.text(1)) \(y.text(1))H\(TuningPanel.right.text(1))")
      picture.text(
        "small soft end", x: TuningPanel.left - 6, y: y + 4, value.signText(rows.places))
    }
    for label in across.labels(5) {
      picture.text("small soft middle", x: label.place, y: TuningPanel.bottom + 16, label.text)
    }
    let curve = result.curves[variation]
    let points = curve.indices.map {
      (across.place($0), upward.place(curve[$0].score[term]))
    }
    let places = points.map { "\($0.0.text(1)) \($0.1.text(1))" }
    if across.isNumeric {
      picture.path("curve one", "M" + places.joined(separator: "L"))
    } else {
      picture.path("dots", places.map { "M\($0)h0" }.joined())
    }
    for (point, trial) in zip(points, curve) where result.isBest(trial) {
      picture.text("bold middle halo", x: point.0, y: point.1 + 4, "◆")
    }
  }
}
