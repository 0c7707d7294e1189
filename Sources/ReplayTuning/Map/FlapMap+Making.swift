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
  public init(
    _ plan: MapPlan, thresholds: FindingThresholds = .standard,
    progress: (Int) -> Void = { _ in }, replay: (ReleaseInput) throws -> Recording
  ) rethrows {
    let work = MapWork(plan: plan, thresholds: thresholds)
    var sheets: [MapSheet] = []
    for conditions in plan.conditions {
      var sheet = MapSheet(conditions: conditions, grid: plan.grid, verdicts: [])
      for row in 0..<plan.grid.offsets.count {
        sheet.verdicts += try work.row(row, conditions, replay)
        progress(plan.grid.velocities.count)
      }
      for row in 0..<plan.grid.offsets.count {
        sheet.add(try work.between(row, of: sheet, replay))
      }
      sheets.append(sheet)
    }
    self.init(plan: plan, sheets: sheets)
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
    let conditions = plan.conditions
    let replayers = try conditions.map { (one) throws(MapError) in
      try ReleaseReplayer(scenario, under: one, reaching: plan.grid, forFindings: true)
    }
    let rows = plan.grid.offsets.count
    let verdicts = await OrderedWork.map(conditions.count * rows, tasks: tasks) { piece in
      var replayer = replayers[piece / rows]
      defer { progress(plan.grid.velocities.count) }
      return work.row(piece % rows, conditions[piece / rows]) { replayer.replay($0) }
    }
    var sheets = conditions.enumerated().map { index, one in
      MapSheet(
        conditions: one, grid: plan.grid,
        verdicts: verdicts[index * rows..<(index + 1) * rows].flatMap { $0 })
    }
    let coarse = sheets
    let borders = await OrderedWork.map(conditions.count * rows, tasks: tasks) { piece in
      var replayer = replayers[piece / rows]
      return work.between(piece % rows, of: coarse[piece / rows]) { replayer.replay($0) }
    }
    for (piece, search) in borders.enumerated() { sheets[piece / rows].add(search) }
    self.init(plan: plan, sheets: sheets)
  }
}

extension MapSheet {
  mutating func add(_ search: BorderSearch) {
    between += search.found
    triedBetween += search.tried
  }
}
