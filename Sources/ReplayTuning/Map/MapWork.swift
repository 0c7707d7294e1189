import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

/// The pieces that a map is made of: the verdicts of a row, and what lies between them and the next row's.
struct MapWork: Sendable {
  let plan: MapPlan
  let thresholds: FindingThresholds
  private let conditions: [MapConditions]

  init(plan: MapPlan, thresholds: FindingThresholds) {
    self.plan = plan
    self.thresholds = thresholds
    conditions = plan.conditions
  }

  /// The verdicts of a row, counted through all conditions.
  func verdicts<Failure: Error>(
    inRow row: Int, _ replay: (ReleaseInput) throws(Failure) -> Recording
  ) throws(Failure) -> [ReleaseVerdict] {
    let (sheet, place) = row.quotientAndRemainder(dividingBy: plan.grid.offsets.count)
    let offset = plan.grid.offsets[place]
    var verdicts: [ReleaseVerdict] = []
    for velocity in plan.grid.velocities.values {
      verdicts.append(try verdict(offset, velocity, conditions[sheet], replay))
    }
    return verdicts
  }

  /// A row whose verdicts are known, as are those of the next, if there is one.
  func row<Failure: Error>(
    _ row: Int, _ verdicts: [ReleaseVerdict], _ next: [ReleaseVerdict]?,
    _ replay: (ReleaseInput) throws(Failure) -> Recording
  ) throws(Failure) -> MapRow {
    let (sheet, place) = row.quotientAndRemainder(dividingBy: plan.grid.offsets.count)
    let (offsets, velocities) = (plan.grid.offsets, plan.grid.velocities)
    var search = BorderSearch()
    func lookBetween(_ a: BetweenRelease, _ b: BetweenRelease) throws(Failure) {
      try search.halve(a, b, plan.halvings) { (offset, velocity) throws(Failure) in
        try verdict(offset, velocity, conditions[sheet], replay)
      }
    }
    for (column, velocity) in velocities.values.enumerated() {
      let here = BetweenRelease(
        offset: offsets[place], velocity: velocity, verdict: verdicts[column])
      if column + 1 < velocities.count {
        try lookBetween(
          here,
          BetweenRelease(
            offset: offsets[place], velocity: velocities[column + 1], verdict: verdicts[column + 1]
          ))
      }
      if let next {
        try lookBetween(
          here,
          BetweenRelease(offset: offsets[place + 1], velocity: velocity, verdict: next[column]))
      }
    }
    return MapRow(verdicts: verdicts, between: search.found, triedBetween: search.tried)
  }

  private func verdict<Failure: Error>(
    _ offset: Double, _ velocity: Double, _ conditions: MapConditions,
    _ replay: (ReleaseInput) throws(Failure) -> Recording
  ) throws(Failure) -> ReleaseVerdict {
    ReleaseVerdict(
      try replay(conditions.release(offset: offset, velocity: velocity)), along: plan.axis,
      from: conditions.start[plan.axis], thresholds)
  }
}
