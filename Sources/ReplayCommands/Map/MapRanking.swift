import ReplayFormats
import ReplayReport
import ReplayTuning

/// The maps of several carousels, the one that flaps least first.
struct MapRanking {
  private let reports: [MapReport]

  /// Ranks `reports` by the share of releases that flap, equals as they come.
  init(_ reports: [MapReport]) {
    self.reports = reports.enumerated().sorted {
      ($0.element.map.flapShare, $0.offset) < ($1.element.map.flapShare, $1.offset)
    }.map(\.element)
  }

  /// The tables: which rule, how much of it flaps, and how much its best remedy leaves; then the same of each rule's
  /// carousels together.
  func text(on console: Console) -> String {
    var table = TextTable(["", "carousel", "rule", "flap", "leaves", "best remedy"])
    for (place, report) in reports.enumerated() {
      let best = report.best
      let isCured = best.remedy != report.maps[0].remedy
      func share(_ map: FlapMap) -> String {
        map.shareWords
      }
      table.append(
        [
          "\(place + 1)", report.title, report.ruleName ?? "", share(report.map),
          isCured ? share(best.map) : "", isCured ? best.remedy.label : "",
        ].map { TextCell($0) })
    }
    return console.laidOut(table) + "\n" + console.laidOut(MapRuleRanking(reports).table)
  }

  /// The same for machines.
  func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.array("carousels", of: reports, .lines) { text, report in
        text.object { text in
          text.member("scenario", report.title)
          text.member("rule", report.rule)
          text.member("releases", report.map.plan.count)
          text.member("flapping", report.map.flapping)
          text.member("flapsBetween", report.map.flapsBetween)
          text.member("bestRemedy", report.best.remedy.word.description)
          text.member("left", report.best.map.flapping)
          text.member("leftBetween", report.best.map.flapsBetween)
        }
      }
      text.array("rules", of: MapRuleRanking(reports).rows, .lines) { text, row in
        text.object { text in
          text.member("rule", row.rule)
          text.member("carousels", row.carousels)
          text.member("releases", row.releases)
          text.member("flapping", row.flapping)
          text.member("left", row.left)
        }
      }
    }
    return text.finished()
  }
}
