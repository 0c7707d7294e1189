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
    self.init(
      gesture, explanation, of: scenario.remedy,
      source: { RemedySource.swift(for: scenario, remedy: $0) },
      replay: { remedy in
        var other = scenario
        other.remedy = remedy
        return other.replay(gesture)
      })
  }

  /// A gesture's replay through anything, with what every remedy makes of it.
  ///
  /// - Parameters:
  ///   - gesture: the finger.
  ///   - explanation: what was found.
  ///   - remedy: the own one of what was replayed.
  ///   - source: a remedy as Swift.
  ///   - replay: replays the gesture with a remedy.
  /// - Throws: what `replay` throws.
  public init<Failure: Error>(
    _ gesture: Gesture, _ explanation: Explanation, of remedy: Remedy, source: (Remedy) -> String,
    replay: (Remedy) throws(Failure) -> Recording
  ) throws(Failure) {
    var replays = [
      ReportReplay(
        name: "as it is", recording: explanation.recording, findings: explanation.findings,
        samples: gesture.samples, remedy: remedy, swift: source(remedy),
        isBest: explanation.best.remedy == remedy)
    ]
    for other in explanation.outcomes.map(\.remedy) {
      replays.append(
        ReportReplay(
          name: other.word.description, recording: try replay(other), samples: gesture.samples,
          remedy: other, swift: source(other), isBest: explanation.best.remedy == other))
    }
    self.init(
      title: "\(gesture.name) through \(explanation.recording.header.scenario)", kind: .remedies,
      replays: replays)
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
