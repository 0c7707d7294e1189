import ReplayFormats
import ReplayTuning
import ScrollReplay

/// Flap maps as a picture that stands by itself: remedies side by side, conditions below one another.
struct MapPicture {
  let report: MapReport
  let maps: [MapReport.Entry]

  private static let margin = 16.0
  private static let head = 52.0
  private var plot: (width: Double, height: Double) { maps.count == 1 ? (640, 360) : (330, 230) }
  private var column: Double { MapPanel.margin.left + plot.width + MapPicture.margin }
  private var row: Double { 26 + plot.height + MapPanel.margin.below }
  private var width: Double { MapPicture.margin + Double(maps.count) * column }

  var bytes: [UInt8] {
    var picture = SVGText()
    picture.text("bold", x: MapPicture.margin, y: 24, report.headline)
    picture.text("small soft", x: MapPicture.margin, y: 42, coverage)
    for (place, entry) in maps.enumerated() {
      for (number, sheet) in entry.map.sheets.enumerated() {
        draw(entry, sheet, column: Double(place), row: Double(number), &picture)
      }
    }
    let top = MapPicture.head + Double(report.map.sheets.count) * row
    let bottom = drawLegend(from: top + 12, &picture)
    return picture.document(
      SVGFrame(width: width, height: bottom + 14),
      title: "Flap map of \(report.headline). \(maps.map(words).joined(separator: "; ")).",
      style: MapStyle.panels(in: "svg"))
  }

  private func draw(
    _ entry: MapReport.Entry, _ sheet: MapSheet, column: Double, row: Double,
    _ picture: inout SVGText
  ) {
    let place = SVGFrame(
      x: MapPicture.margin + MapPanel.margin.left + column * self.column,
      y: MapPicture.head + 26 + row * self.row, width: plot.width, height: plot.height)
    let conditions = report.conditions(of: sheet)
    picture.text(
      "bold", x: place.x, y: place.y - 9,
      conditions.isEmpty ? words(entry) : "\(words(entry)), \(conditions)")
    MapPanel(sheet: sheet, gate: report.gate, pageEdges: report.pageEdges)
      .draw(in: place, &picture)
  }

  private func words(_ entry: MapReport.Entry) -> String {
    let map = entry.map
    return
      "\(entry.remedy.title): \(MapReport.words(map.flapping, of: map.plan.count, between: map.flapsBetween))"
  }

  private var coverage: String {
    let plan = report.map.plan
    let grid = "\(plan.grid.offsets.words) pt, \(plan.grid.velocities.words) pt/ms"
    return "\(plan.count.counted("release")): "
      + ([grid] + plan.conditionWords).joined(separator: ", ")
  }

  /// Draws the legend in as many lines as it takes, and tells where it ends.
  private func drawLegend(from top: Double, _ picture: inout SVGText) -> Double {
    var (x, y) = (MapPicture.margin + MapPanel.margin.left, top)
    for entry in MapLegend(maps.map(\.map), report).entries {
      let length = 26 + 6.6 * Double(entry.words.count) + 14
      if x + length > width { (x, y) = (MapPicture.margin + MapPanel.margin.left, y + 20) }
      picture.sample(entry.style, x: x, y: y)
      picture.text("small", x: x + 26, y: y + 10, entry.words)
      x += length
    }
    return y + 12
  }
}
