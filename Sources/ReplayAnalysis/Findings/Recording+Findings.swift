public import ScrollReplay

extension Recording {
  /// Every fault that the recording shows, in the order of frames.
  ///
  /// Computed from the recording alone, so that one from a device is judged by the same code.
  ///
  /// - Parameter thresholds: from which size on something counts.
  /// - Complexity: O(frames × cells in sight).
  public func findings(thresholds: FindingThresholds = .standard) -> [Finding] {
    judgement(thresholds: thresholds).findings
  }

  /// How badly the recording flaps, whether or not that reaches a threshold.
  public var flapScore: FlapScore { judgement().score }

  /// Findings and score together, for the price of one.
  public func judgement(thresholds: FindingThresholds = .standard) -> Judgement {
    judgement(thresholds: thresholds, explains: true)
  }

  /// The same findings; without their cause, rule and cells unless it `explains`.
  package func judgement(thresholds: FindingThresholds, explains: Bool) -> Judgement {
    guard count > 0 else { return Judgement(findings: [], score: .zero) }
    let observation = Observation(self, thresholds, explains: explains)
    return Judgement(findings: observation.findings(), score: observation.score())
  }
}

extension Observation {
  /// What every detector finds, in the order of frames, then of kinds.
  func findings() -> [Finding] {
    let tracks = cellTracks()
    var found = reversals()
    found += teleports()
    found += kicks()
    found += brakes()
    found += crawls()
    found += overshoots()
    found += stalls()
    found += retargets()
    found += misplacedRests()
    found += staleVelocities()
    found += duplicates()
    found += absences()
    found += lookFlickers(tracks)
    found += lags(tracks)
    found += badAttributes()
    found += layoutFaults()
    return found.enumerated().sorted {
      ($0.element.frames.lowerBound, $0.offset) < ($1.element.frames.lowerBound, $1.offset)
    }.map(\.element)
  }
}
