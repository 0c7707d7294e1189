import ReplayTuning

/// A map told to people.
package struct MapText {
  private let report: MapReport

  /// Tells `report`.
  package init(_ report: MapReport) { self.report = report }

  /// What was tried, how much of it flaps, where, where not, and the worst, in lines of at most `width` columns.
  package func text(width: Int, usesColor: Bool = false) -> String {
    func paragraph(_ text: String) -> String {
      DisplayText.wrap(text, to: width).joined(separator: "\n") + "\n"
    }
    func laidOut(_ table: MapTable) -> String {
      table.text.text(width: width, usesColor: usesColor)
    }
    var parts = [
      paragraph(report.headline), paragraph(report.map.coverage), laidOut(report.shares),
    ]
    if report.map.flapping > 0 { parts.append(laidOut(report.regions)) }
    if let between = report.between { parts.append(laidOut(between)) }
    parts.append(paragraph(report.calm))
    if let worst = report.worst {
      let swipe = report.smallest.map { paragraph($0.headline) + laidOut($0.samples) }
      parts.append(paragraph(worst) + (swipe ?? ""))
    }
    parts.append(laidOut(report.ruleTable))
    if let reached = report.reached { parts.append(paragraph(reached)) }
    return parts.joined(separator: "\n")
  }
}
