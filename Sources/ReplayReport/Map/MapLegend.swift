import ReplayAnalysis
import ReplayTuning
import ScrollReplay

/// What the colours and lines of maps mean.
struct MapLegend {
  /// A sample, and what it means.
  struct Entry {
    /// How the sample is drawn: a class of a field, a line or a dot.
    let style: String
    /// What it means.
    let words: String
  }

  let entries: [Entry]

  /// Of what is drawn of `maps`, some of a report's.
  init(_ maps: [FlapMap], _ report: MapReport) {
    let sheets = maps.flatMap(\.sheets)
    var entries: [Entry] = []
    let seen = Set(maps.flatMap { $0.shares.map(\.kind) })
    for kind in FindingKind.allCases where kind.isFlap && seen.contains(kind) {
      entries.append(Entry(style: MapCells.style(kind), words: kind.rawValue))
    }
    if seen.contains(where: { !$0.isFlap }) {
      entries.append(Entry(style: "fault", words: "a fault, but no flap"))
    }
    if sheets.contains(where: { !$0.between.isEmpty }) {
      entries.append(Entry(style: "between", words: "flaps between the grid's points"))
    }
    entries.append(Entry(style: "gate", words: "the gate, ±\(report.gate.text(2)) pt/ms"))
    if sheets.contains(where: { sheet in
      let frame = MapFrame(sheet, in: SVGFrame(width: 1, height: 1))
      return report.pageEdges.contains { frame.x(of: $0) != nil }
    }) {
      entries.append(Entry(style: "edge", words: "a page ends"))
    }
    self.entries = entries
  }
}

extension SVGText {
  /// Adds a sample of a legend, 20 wide and 12 high.
  mutating func sample(_ style: String, x: Double, y: Double) {
    switch style {
    case "between":
      line(
        "<circle class=\"between\" cx=\"\((x + 10).text(2))\" cy=\"\((y + 6).text(2))\" r=\"2\"/>")
    case "gate", "edge": path(style, "M\(x.text(2)) \((y + 6).text(2))h20")
    default: rect(style, SVGFrame(x: x, y: y, width: 20, height: 12))
    }
  }
}
