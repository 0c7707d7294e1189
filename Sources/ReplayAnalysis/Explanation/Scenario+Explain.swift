public import ScrollPhysics
public import ScrollReplay

extension Scenario {
  /// Replays `gesture`, finds its faults, and tries every other remedy on it.
  public func explain(
    _ gesture: Gesture, thresholds: FindingThresholds = .standard
  ) -> Explanation {
    explain(thresholds) { $0.replay(gesture) }
  }

  /// Replays a release, finds its faults, and tries every other remedy on it.
  public func explain(
    releasedAt offset: Vector, reading: Vector, thresholds: FindingThresholds = .standard
  ) -> Explanation {
    explain(thresholds) { $0.replay(releasedAt: offset, reading: reading) }
  }

  private func explain(
    _ thresholds: FindingThresholds, _ replay: (Scenario) -> Recording
  ) -> Explanation {
    let recording = replay(self)
    let own = recording.judgement(thresholds: thresholds)
    var findings = own.findings
    var outcomes: [RemedyOutcome] = []
    var best = RemedyOutcome(remedy, own)
    for other in Remedy.all where other != remedy {
      var scenario = self
      scenario.remedy = other
      let judgement = replay(scenario).judgement(thresholds: thresholds)
      for index in findings.indices where !judgement.shows(findings[index]) {
        findings[index].remedies.append(other)
      }
      let outcome = RemedyOutcome(other, judgement)
      outcomes.append(outcome)
      if outcome.isBetter(than: best) { best = outcome }
    }
    return Explanation(
      recording: recording, findings: findings, score: own.score, outcomes: outcomes, best: best)
  }
}

extension Judgement {
  /// Whether there is a fault of the kind and along the axis of `finding`.
  fileprivate func shows(_ finding: Finding) -> Bool {
    findings.contains { $0.kind == finding.kind && $0.axis == finding.axis }
  }
}
