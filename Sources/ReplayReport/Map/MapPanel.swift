import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// A sheet of a map as a picture: a colour for each kind of flap, the gate, and where pages end.
struct MapPanel {
  let sheet: MapSheet
  /// The speed under which a release stands, pt/ms.
  let gate: Double
  /// Where pages end, points.
  let pageEdges: [Double]

  /// The room for the numbers on the left of a plot, and under it.
  static let margin = (left: 48.0, below: 40.0)

  /// Draws it, the cells in `plot` and the axes beside them.
  func draw(in plot: SVGFrame, _ picture: inout SVGText) {
    let frame = MapFrame(sheet, in: plot)
    picture.rect("well", plot)
    drawCells(frame, &picture)
    drawLines(frame, &picture)
    drawAxes(frame, &picture)
  }

  private func drawCells(_ frame: MapFrame, _ picture: inout SVGText) {
    let (x, y) = (frame.plot.x.text(2), frame.plot.y.text(2))
    let scale = "\(frame.cell.width.text(6)) \(frame.cell.height.text(6))"
    picture.group(
      "class=\"cells\" shape-rendering=\"crispEdges\" transform=\"translate(\(x) \(y)) scale(\(scale))\""
    ) { picture in
      for (style, data) in MapCells(sheet).paths { picture.path(style, data) }
    }
    for release in sheet.between {
      let x = frame.offsets.place(release.offset).text(2)
      let y = frame.velocities.place(release.velocity).text(2)
      picture.line("<circle class=\"between\" cx=\"\(x)\" cy=\"\(y)\" r=\"1.2\"/>")
    }
  }

  private func drawLines(_ frame: MapFrame, _ picture: inout SVGText) {
    let (plot, gateText) = (frame.plot, gate.text(2))
    func line(_ style: String, _ data: String, _ title: String) {
      picture.line("<path class=\"\(style)\" d=\"\(data)\"><title>\(title)</title></path>")
    }
    for y in [-gate, gate].compactMap(frame.y) {
      line(
        "gate", "M\(plot.x.text(2)) \(y.text(2))h\(plot.width.text(2))",
        "the gate, \(gateText) pt/ms")
    }
    for edge in pageEdges {
      guard let x = frame.x(of: edge) else { continue }
      line(
        "edge", "M\(x.text(2)) \(plot.y.text(2))v\(plot.height.text(2))",
        "a page ends at \(edge.text(2)) pt")
    }
  }

  private func drawAxes(_ frame: MapFrame, _ picture: inout SVGText) {
    let plot = frame.plot
    let (left, bottom) = (plot.x, plot.y + plot.height)
    let offsets = frame.offsets.steps(plot.width / 70)
    for offset in offsets.values {
      picture.text(
        "soft middle", x: frame.offsets.place(offset), y: bottom + 15,
        offset.signText(offsets.places))
    }
    let velocities = frame.velocities.steps(plot.height / 40)
    for velocity in velocities.values {
      picture.text(
        "soft end", x: left - 6, y: frame.velocities.place(velocity) + 4,
        velocity.signText(velocities.places))
    }
    picture.text(
      "soft middle", x: left + plot.width / 2, y: bottom + 32, "lifted, points from rest")
    picture.line(
      """
      <text class="soft middle" transform="translate(\((left - 36).text(2)) \
      \((plot.y + plot.height / 2).text(2))) rotate(-90)">pt/ms</text>
      """)
    picture.rect("frame", plot)
  }
}
