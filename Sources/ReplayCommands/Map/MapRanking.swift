import ReplayReport
import ReplayTuning
import ScrollReplay

/// The maps of several carousels, the one that flaps least first.
struct MapRanking {
  private let reports: [MapReport]

  /// Ranks `reports` by the share of releases that flap, equals as they come.
  init(_ reports: [MapReport]) {
    self.reports = reports.enumerated().sorted {
      ($0.element.map.flapShare, $0.offset) < ($1.element.map.flapShare, $1.offset)
    }.map(\.element)
  }

  /// The table: which rule, how much of it flaps, and how much its best remedy leaves.
  func text(on console: Console) -> String {
    var table = TextTable(["", "carousel", "rule", "flap", "leaves", "best remedy"])
    for (place, report) in reports.enumerated() {
      let best = report.best
      let isCured = best.remedy != report.maps[0].remedy
      func share(_ map: FlapMap) -> String {
        Percentage.text(map.flapping, of: map.plan.count)
      }
      table.append(
        [
          "\(place + 1)", report.title, rule(report), share(report.map),
          isCured ? share(best.map) : "", isCured ? best.remedy.label : "",
        ].map { TextCell($0) })
    }
    return console.laidOut(table)
  }

  /// The rule's number; the class of a registered layout.
  private func rule(_ report: MapReport) -> String {
    guard report.rule != Scenario.noRule else { return "" }
    let words = report.rule.prefix { $0 != "," }
    return words.hasPrefix("rule ") ? String(words.dropFirst(5)) : String(words)
  }
}
