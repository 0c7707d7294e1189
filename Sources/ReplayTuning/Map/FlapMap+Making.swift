public import ReplayAnalysis
public import ScrollReplay

extension FlapMap {
  /// Maps anything that replays a release, one after the other: a layout whose objects may not cross threads, as those of
  /// the headless UIKit.
  ///
  /// - Parameters:
  ///   - plan: which releases.
  ///   - thresholds: from which size on something counts.
  ///   - progress: told after each row how many releases it had.
  ///   - replay: replays one release from the beginning, with a fresh object, to rest.
  /// - Throws: what `replay` throws.
  public init<Failure: Error>(
    _ plan: MapPlan, thresholds: FindingThresholds = .standard,
    progress: (Int) -> Void = { _ in }, replay: (ReleaseInput) throws(Failure) -> Recording
  ) throws(Failure) {
    var rows: [MapRow] = []
    try plan.mapRows(0..<plan.rowCount, thresholds: thresholds, replay: replay) {
      (row) throws(Failure) in
      rows.append(row)
      progress(row.verdicts.count)
    }
    self.init(plan, rows: rows)
  }

  /// Maps a scenario, several rows at a time; the result does not tell how many.
  ///
  /// - Parameters:
  ///   - plan: which releases.
  ///   - scenario: what they are tried on; a stateful rule is made to believe that it stands on the page of each start.
  ///   - thresholds: from which size on something counts.
  ///   - tasks: how many rows are in work at a time.
  ///   - progress: told after each row how many releases it had; from any thread, in any order.
  /// - Throws: which frame rate or drag cannot be replayed.
  public init(
    _ plan: MapPlan, of scenario: Scenario, thresholds: FindingThresholds = .standard,
    tasks: Int = 1, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(MapError) {
    let work = MapWork(plan: plan, thresholds: thresholds)
    let replayers = try plan.conditions.map { (one) throws(MapError) in
      try ReleaseReplayer(scenario, under: one, reaching: plan.grid, forFindings: true)
    }
    let length = plan.grid.offsets.count
    let verdicts = await OrderedWork.map(plan.rowCount, tasks: tasks) { row in
      var replayer = replayers[row / length]
      defer { progress(plan.grid.velocities.count) }
      return work.verdicts(inRow: row) { replayer.replay($0) }
    }
    let rows = await OrderedWork.map(plan.rowCount, tasks: tasks) { row in
      var replayer = replayers[row / length]
      let next = (row + 1) % length == 0 ? nil : verdicts[row + 1]
      return work.row(row, verdicts[row], next) { replayer.replay($0) }
    }
    self.init(plan, rows: rows)
  }
}
