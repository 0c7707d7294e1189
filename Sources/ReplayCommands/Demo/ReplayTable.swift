import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// Replays in a table: a carousel's under its name, a line for each finding.
struct ReplayTable {
  private let replays: [DemoReplay]
  private let width: Int

  /// The columns from which on what removes a finding has one of its own.
  private static let roomy = 80

  init(_ replays: [DemoReplay], width: Int) {
    self.replays = replays
    self.width = width
  }

  private var isRoomy: Bool { width >= ReplayTable.roomy }

  /// The table.
  var table: TextTable {
    let columns = ["  gesture", "pt/ms", "frames", "rest"]
    var table = TextTable(
      columns + (isRoomy ? ["finding", "removed by"] : ["finding: removed by"]))
    var last: String?
    for replay in replays {
      if replay.scenario.name != last {
        table.append(title: "")
        table.append(title: title(replay.scenario))
        last = replay.scenario.name
      }
      append(replay, to: &table)
    }
    return table
  }

  private func title(_ scenario: Scenario) -> TextCell {
    TextCell("\(scenario.name): \(scenario.ruleWords)", .bold)
  }

  private func append(_ replay: DemoReplay, to table: inout TextTable) {
    let facts: [TextCell] = [
      TextCell("  " + replay.gesture.name),
      TextCell(replay.reading.map { Numeral.fixed($0, places: 2) } ?? "–"),
      TextCell("\(replay.recording.count)"), TextCell(Numeral.fixed(replay.rest, places: 1)),
    ]
    let findings = replay.explanation.findings
    guard !findings.isEmpty else { return table.append(facts + [TextCell("–", .dim)]) }
    for (index, finding) in findings.enumerated() {
      table.append((index == 0 ? facts : ["", "", "", ""]) + cells(finding))
    }
  }

  private func cells(_ finding: Finding) -> [TextCell] {
    let style: TextStyle = finding.isFlap ? .red : .yellow
    let name = "\(finding.kind.rawValue) \(finding.size)"
    let remedies = ReplayTable.words(for: finding.remedies)
    if isRoomy {
      return [TextCell(name, style), TextCell(remedies == "any" ? "any remedy" : remedies)]
    }
    return [TextCell(remedies == "–" ? name : "\(name): \(remedies)", style)]
  }

  /// Which of the other remedies remove a finding, in few words.
  private static func words(for remedies: [Remedy]) -> String {
    switch remedies.count {
    case 0: "–"
    case Remedy.all.count - 1: "any"
    default: remedies.map(\.word.description).joined(separator: " or ")
    }
  }
}
