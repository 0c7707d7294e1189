import ReplayReport
import ReplayTuning
import ScrollReplay

/// The release rules of several carousels, the one that flaps least first.
struct MapRuleRanking {
  /// What all carousels of a rule show together.
  struct Row {
    let rule: String
    var carousels = 0
    var releases = 0
    var flapping = 0
    /// How many releases flap under the best remedy of each carousel.
    var left = 0
  }

  let rows: [Row]

  /// Ranks the rules of `reports` by the share of all their releases that flap, equals as they come.
  init(_ reports: [MapReport]) {
    var rows: [Row] = []
    for report in reports {
      let rule = report.ruleName ?? "none"
      let place = rows.firstIndex { $0.rule == rule } ?? rows.count
      if place == rows.count { rows.append(Row(rule: rule)) }
      rows[place].carousels += 1
      rows[place].releases += report.map.plan.count
      rows[place].flapping += report.map.flapping
      rows[place].left += report.best.map.flapping
    }
    self.rows = rows.enumerated().sorted {
      ($0.element.share, $0.offset) < ($1.element.share, $1.offset)
    }.map(\.element)
  }

  /// The table: how many carousels, how much of their releases flaps, and how much the best remedies leave.
  var table: TextTable {
    var table = TextTable(["", "rule", "carousels", "flap", "leaves"])
    for (place, row) in rows.enumerated() {
      let isCured = row.left < row.flapping
      table.append(
        [
          "\(place + 1)", row.rule, "\(row.carousels)",
          Percentage.text(row.flapping, of: row.releases),
          isCured ? Percentage.text(row.left, of: row.releases) : "",
        ].map { TextCell($0) })
    }
    return table
  }
}

extension MapRuleRanking.Row {
  fileprivate var share: Double { Double(flapping) / Double(max(releases, 1)) }
}

extension MapReport {
  /// The rule's number, or the class of a registered layout; none without a rule.
  var ruleName: String? {
    guard rule != Scenario.noRule else { return nil }
    let words = rule.prefix { $0 != "," }
    return words.hasPrefix("rule ") ? String(words.dropFirst(5)) : String(words)
  }
}
