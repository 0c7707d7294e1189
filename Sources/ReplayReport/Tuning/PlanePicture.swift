import ReplayTuning

/// A term of the objective over two parameters, the stronger the colour the larger.
struct PlanePicture {
  private let result: TuningResult
  private let plane: TuningPlane
  private let term: Int

  init(_ result: TuningResult, _ plane: TuningPlane, _ term: Int) {
    self.result = result
    self.plane = plane
    self.term = term
  }

  static let style = """
    .shade { fill: var(--one); } .frame { fill: none; stroke: var(--line); }
    .dots { stroke: var(--one); stroke-width: 7; stroke-linecap: round; fill: none; }

    """

  /// How many strengths of the colour there are: as many as can be told apart.
  private static let levels = 9

  private var cell: (width: Double, height: Double) {
    (
      (TuningPanel.right - TuningPanel.left) / Double(plane.columns.count),
      (TuningPanel.bottom - TuningPanel.top) / Double(plane.rows.count)
    )
  }

  func draw(in picture: inout SVGText) {
    guard let range = plane.range(of: term) else { return }
    let ends = "\(range.lowerBound.signText(3)) (pale) to \(range.upperBound.signText(3))"
    TuningPanel.names("\(result.terms[term]): \(ends)", result.names[plane.horizontal], &picture)
    var levels = [String](repeating: "", count: PlanePicture.levels)
    var best: (x: Double, y: Double)?
    for row in plane.rows.indices {
      for column in plane.columns.indices {
        guard let trial = plane[row, column] else { continue }
        let (x, y) = corner(row, column)
        levels[range.part(of: trial.score[term], among: levels.count)] +=
          "M\(x.text(2)) \(y.text(2))h\(cell.width.text(2))v\(cell.height.text(2))h-\(cell.width.text(2))z"
        if result.isBest(trial) { best = (x + cell.width / 2, y + cell.height / 2) }
      }
    }
    for (level, data) in levels.enumerated() where !data.isEmpty {
      let strength = (0.06 + 0.94 * Double(level) / Double(PlanePicture.levels - 1)).text(2)
      picture.group("opacity=\"\(strength)\"") { $0.path("shade", data) }
    }
    picture.rect(
      "frame",
      SVGFrame(
        x: TuningPanel.left, y: TuningPanel.top, width: TuningPanel.right - TuningPanel.left,
        height: TuningPanel.bottom - TuningPanel.top))
    labels(&picture)
    if let best { picture.text("bold middle halo", x: best.x, y: best.y + 4, "◆") }
  }

  private func corner(_ row: Int, _ column: Int) -> (x: Double, y: Double) {
    (
      TuningPanel.left + Double(column) * cell.width,
      TuningPanel.bottom - Double(row + 1) * cell.height
    )
  }

  /// The values that a few of the cells stand for.
  private func labels(_ picture: inout SVGText) {
    for column in PlanePicture.told(plane.columns) {
      picture.text(
        "small soft middle", x: TuningPanel.left + (Double(column) + 0.5) * cell.width,
        y: TuningPanel.bottom + 16, plane.columns[column].label)
    }
    for row in PlanePicture.told(plane.rows) {
      picture.text(
        "small soft end", x: TuningPanel.left - 6,
        y: TuningPanel.bottom - (Double(row) + 0.5) * cell.height + 4, plane.rows[row].label)
    }
    picture.text(
      "small soft", x: TuningPanel.left, y: TuningPanel.top - 4,
      "↑ \(result.names[plane.vertical])")
  }

  /// Every so many of an axis' values, so that their labels have room.
  private static func told(_ values: [ParameterValue]) -> StrideTo<Int> {
    stride(from: 0, to: values.count, by: (values.count + 5) / 6)
  }
}
