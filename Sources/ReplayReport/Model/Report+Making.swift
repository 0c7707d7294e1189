public import ReplayAnalysis
import ReplayFormats
public import ScrollReplay

extension Report {
  /// A scenario's replay of a gesture, with what every remedy makes of it.
  ///
  /// - Parameters:
  ///   - scenario: what was replayed.
  ///   - gesture: the finger.
  ///   - explanation: what `scenario.explain(gesture)` gave.
  public init(_ scenario: Scenario, _ gesture: Gesture, _ explanation: Explanation) {
    let own = ReportReplay(
      name: "as it is", recording: explanation.recording, findings: explanation.findings,
      samples: gesture.samples, remedy: scenario.remedy,
      swift: RemedySource.swift(for: scenario),
      isBest: explanation.best.remedy == scenario.remedy)
    let others = explanation.outcomes.map { outcome in
      var other = scenario
      other.remedy = outcome.remedy
      return ReportReplay(
        name: outcome.remedy.word.description, recording: other.replay(gesture),
        samples: gesture.samples, remedy: outcome.remedy,
        swift: RemedySource.swift(for: scenario, remedy: outcome.remedy),
        isBest: explanation.best.remedy == outcome.remedy)
    }
    self.init(
      title: "\(gesture.name) through \(scenario.name)", kind: .remedies, replays: [own] + others)
  }

  /// A recording alone, of which nobody knows what a remedy would make.
  ///
  /// - Parameters:
  ///   - recording: the frames.
  ///   - findings: its faults, as its file tells them; found anew if none are given.
  public init(_ recording: Recording, findings: [Finding]? = nil) {
    self.init(
      title: "\(recording.header.gesture) through \(recording.header.scenario)", kind: .remedies,
      replays: [ReportReplay(name: "as it is", recording: recording, findings: findings)])
  }

  /// Two recordings held against each other.
  ///
  /// - Parameters:
  ///   - before: what was expected, or came first.
  ///   - after: what is to be judged.
  ///   - title: what people call the comparison; made of the names if not given.
  ///   - names: what tells one from the other, such as their files.
  ///   - tolerance: up to which numbers count as equal.
  public init(
    comparing before: Recording, with after: Recording,
    title: String? = nil, names: (before: String, after: String) = ("before", "after"),
    tolerance: RecordingTolerance = .exact
  ) {
    self.init(
      title: title ?? "\(names.before) against \(names.after)",
      kind: .comparison(after.difference(from: before, tolerance: tolerance)),
      replays: [
        ReportReplay(name: names.before, recording: before),
        ReportReplay(name: names.after, recording: after),
      ])
  }
}
