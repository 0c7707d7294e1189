import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

/// A replay told to people: its releases, its findings, and what each remedy leaves of them.
struct ExplanationText {
  private let explanation: Explanation
  private let console: Console

  init(_ explanation: Explanation, on console: Console) {
    self.explanation = explanation
    self.console = console
  }

  /// The whole text.
  var text: String {
    let recording = explanation.recording
    let axis = recording.mainAxis
    var parts = [summary(recording, axis)]
    for release in recording.releases {
      parts.append(heading("release") + laidOut(ReleaseTable(release, along: axis).table))
    }
    parts += explanation.findings.map(told)
    if !explanation.findings.isEmpty { parts.append(heading("remedies") + laidOut(remedies)) }
    return parts.joined(separator: "\n")
  }

  private func summary(_ recording: Recording, _ axis: Axis) -> String {
    let hash = String(recording.hash, radix: 16)
    let end = Numeral.rounded(recording.offsets.last?[axis] ?? 0)
    return """
      \(recording.header.scenario), gesture \(recording.header.gesture)
      \(recording.count) frames, \(recording.isTruncated ? "still moving at" : "rests at") \(end) pt
      \(counted(explanation.findings.count, "finding")), \(counted(explanation.flaps.count, "flap"))
      hash \(String(repeating: "0", count: 16 - hash.count))\(hash)

      """
  }

  private func told(_ finding: Finding) -> String {
    let (first, last) = (finding.frames.lowerBound, finding.frames.upperBound)
    let frames = first == last ? "frame \(first)" : "frames \(first)–\(last)"
    let size = "\(Numeral.rounded(finding.magnitude, places: 3)) \(finding.unit.rawValue)"
    var table = TextTable()
    table.append(["  where", TextCell("\(frames), \(finding.phase)")])
    table.append(["  size", TextCell(size)])
    table.append(["  cause", TextCell(finding.cause)])
    table.append(["  rule", TextCell(finding.rule)])
    let cures = finding.remedies.map(\.word).joined(separator: ", ")
    table.append(["  removed by", TextCell(cures.isEmpty ? "no remedy tried" : cures)])
    let style: TextStyle = finding.isFlap ? .red : .yellow
    let title = finding.kind.rawValue + (finding.isFlap ? " (a flap)" : "")
    return console.styled(title, style) + "\n" + laidOut(table)
  }

  /// What every other remedy leaves, the best one named.
  private var remedies: TextTable {
    var table = TextTable(["  remedy", "flaps", "back pt", "rise pt/ms", "brake pt/ms", ""])
    for outcome in explanation.outcomes {
      table.append([
        TextCell("  " + outcome.remedy.word), TextCell("\(outcome.flaps.count)"),
        TextCell(Numeral.rounded(outcome.score.backwardDistance)),
        TextCell(Numeral.rounded(outcome.score.speedRise, places: 3)),
        TextCell(Numeral.rounded(outcome.brake, places: 3)),
        outcome == explanation.best ? TextCell("best", .green) : "",
      ])
    }
    return table
  }

  private func heading(_ text: String) -> String { console.styled(text, .bold) + "\n" }

  private func laidOut(_ table: TextTable) -> String {
    table.text(width: console.width, usesColor: console.usesColor)
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)s"
  }
}
