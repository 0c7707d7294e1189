package import ScrollReplay

extension Recording {
  /// Findings and score without their causes, and which requirements of a release's target are not kept: all that a
  /// map keeps of a release.
  ///
  /// - Parameter thresholds: from which size on something counts.
  package func answer(
    thresholds: FindingThresholds
  ) -> (judgement: Judgement, broken: Set<ReleaseRequirement>) {
    guard count > 0 else { return (Judgement(findings: [], score: .zero), []) }
    let observation = Observation(self, thresholds, explains: false)
    let requirements = ReleaseRequirements()
    let breaches = observation.lifts.flatMap { lift in
      requirements.directions(lift) + requirements.ranges(lift, observation)
        + requirements.otherAxes(lift, observation)
    }
    var broken = Set(breaches.map(\.requirement))
    if faults.contains(where: \.kind.isInstability) { broken.insert(.stability) }
    return (
      Judgement(findings: observation.findings(), score: observation.score()),
      broken
    )
  }
}
