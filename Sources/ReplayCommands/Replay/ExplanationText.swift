import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A replay told to people: its releases, its findings, and what each remedy leaves of them.
struct ExplanationText {
  private let subject: ReplaySubject
  private let explanation: Explanation
  private let console: Console

  init(_ subject: ReplaySubject, _ explanation: Explanation, on console: Console) {
    self.subject = subject
    self.explanation = explanation
    self.console = console
  }

  /// The whole text.
  var text: String {
    let recording = explanation.recording
    let axis = recording.mainAxis
    var parts = [summary(recording, axis)]
    let plot = TerminalPlot(
      recording, findings: explanation.findings, along: axis, width: console.width)
    if !plot.lines.isEmpty { parts.append(console.drawn(plot)) }
    for release in recording.releases {
      parts.append(heading("release") + console.laidOut(ReleaseTable(release, along: axis).table))
    }
    parts += explanation.findings.map(told)
    if !explanation.findings.isEmpty {
      let remedies = RemedyTable(explanation, own: subject.remedy)
      parts.append(heading("remedies") + console.laidOut(remedies.table))
    }
    return parts.joined(separator: "\n")
  }

  private func summary(_ recording: Recording, _ axis: Axis) -> String {
    let end = Numeral.rounded(recording.offsets.last?[axis] ?? 0)
    let frames = recording.count.counted("frame")
    let lines = [
      "\(recording.header.scenario), gesture \(recording.header.gesture)",
      "\(frames), \(recording.isTruncated ? "still moving at" : "rests at") \(end) pt\(pages)",
      explanation.findings.isEmpty
        ? "no findings"
        : "\(explanation.findings.count.counted("finding")), \(explanation.flaps.count.counted("flap"))",
      "hash \(recording.hashText)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a page control shows before and after, where the view turns pages.
  private var pages: String {
    let recording = explanation.recording
    guard let scenario = subject.scenario, scenario.turnsPages, recording.count > 0 else {
      return ""
    }
    let axis = scenario.layout.scrollDirection
    let first = recording.currentPage(in: 0, along: axis)
    let last = recording.currentPage(in: recording.count - 1, along: axis)
    return first == last ? ", still on page \(first)" : ", page \(first) turned to \(last)"
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
    let remedies = finding.remedies.map(\.word.description).joined(separator: ", ")
    table.append([
      "  removed by", TextCell(remedies.isEmpty ? "none of the remedies tried" : remedies),
    ])
    let style: TextStyle = finding.isFlap ? .red : .yellow
    let title = finding.kind.rawValue + (finding.isFlap ? " (a flap)" : "")
    return console.styled(title, style) + "\n" + console.laidOut(table)
  }

  private func heading(_ text: String) -> String { console.styled(text, .bold) + "\n" }
}

extension Scenario {
  /// Whether a page control beside the view would make sense: its pages are as long as the view.
  var turnsPages: Bool {
    switch rule.kind {
    case .pageOnDisplacement, .pageOnSwipe: true
    case .none, .indexInDelegate, .statefulPage, .nearestCentre, .headerAwarePage:
      traits.isPagingEnabled
    }
  }
}
