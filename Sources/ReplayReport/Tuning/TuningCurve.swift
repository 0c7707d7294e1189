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
    picture.rows(upward, about: 5, from: TuningPanel.left, to: TuningPanel.right, gap: 6)
    for label in across.labels(5) {
      picture.text("small soft middle", x: label.place, y: TuningPanel.bottom + 16, label.text)
    }
    let curve = result.curves[variation]
    let points = curve.indices.map { index in
      (x: across.place(index), y: upward.place(curve[index].score[term]))
    }
    let places = points.map { "\($0.x.text(1)) \($0.y.text(1))" }
    if across.isNumeric {
      picture.path("curve one", "M" + places.joined(separator: "L"))
    } else {
      picture.path("dots", places.map { "M\($0)h0" }.joined())
    }
    for (point, trial) in zip(points, curve) where result.isBest(trial) {
      picture.text("bold middle halo", x: point.x, y: point.y + 4, "◆")
    }
  }
}
