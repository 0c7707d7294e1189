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
    Explanation(of: remedy, thresholds: thresholds) { remedy in
      var scenario = self
      scenario.remedy = remedy
      return replay(scenario)
    }
  }
}
