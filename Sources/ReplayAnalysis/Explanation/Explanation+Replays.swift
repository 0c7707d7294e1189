public import ScrollReplay

extension Explanation {
  /// Replays something with its own remedy, finds its faults, and tries every other remedy on it.
  ///
  /// - Parameters:
  ///   - remedy: its own.
  ///   - thresholds: from which size on something counts as a fault.
  ///   - replay: replays the same motion of the finger with a remedy, from the beginning.
  /// - Throws: what `replay` throws.
  public init<Failure: Error>(
    of remedy: Remedy, thresholds: FindingThresholds = .standard,
    replay: (Remedy) throws(Failure) -> Recording
  ) throws(Failure) {
    let recording = try replay(remedy)
    let own = recording.judgement(thresholds: thresholds)
    var findings = own.findings
    var outcomes: [RemedyOutcome] = []
    var best = RemedyOutcome(remedy, own)
    for other in Remedy.all where other != remedy {
      let judgement = try replay(other).judgement(thresholds: thresholds)
      for index in findings.indices where !judgement.shows(findings[index]) {
        findings[index].remedies.append(other)
      }
      let outcome = RemedyOutcome(other, judgement)
      outcomes.append(outcome)
      if outcome.isBetter(than: best) { best = outcome }
    }
    self.init(
      recording: recording, findings: findings, score: own.score, outcomes: outcomes, best: best)
  }
}

extension Judgement {
  /// Whether there is a fault of the kind and along the axis of `finding`.
  fileprivate func shows(_ finding: Finding) -> Bool {
    findings.contains { $0.kind == finding.kind && $0.axis == finding.axis }
  }
}
