public import ReplayAnalysis
public import ScrollReplay

/// A row of a map: every velocity with one offset, under one of the plan's conditions.
public struct MapRow: Sendable, Hashable {
  /// The verdicts, by rising velocity.
  public var verdicts: [ReleaseVerdict]
  /// Flaps between the row's points, and between them and the next row's, that neither of the two beside them shows.
  public var between: [BetweenRelease]
  /// How many releases were tried there.
  public var triedBetween: Int

  /// Creates a row of its parts.
  public init(verdicts: [ReleaseVerdict], between: [BetweenRelease] = [], triedBetween: Int = 0) {
    self.verdicts = verdicts
    self.between = between
    self.triedBetween = triedBetween
  }
}

extension MapPlan {
  /// How many rows its maps have: offset by offset under the first conditions, then under the next.
  public var rowCount: Int { conditions.count * grid.offsets.count }

  /// Maps some rows of anything that replays a release, one after the other.
  ///
  /// So a map can be divided among processes: each row is the same whoever makes it.
  ///
  /// - Parameters:
  ///   - rows: which, among `rowCount`.
  ///   - thresholds: from which size on something counts.
  ///   - replay: replays one release from the beginning, with a fresh object, to rest.
  ///   - body: takes each row when it is done.
  /// - Throws: what `replay` and `body` throw.
  public func mapRows<Failure: Error>(
    _ rows: Range<Int>, thresholds: FindingThresholds = .standard,
    replay: (ReleaseInput) throws(Failure) -> Recording,
    _ body: (MapRow) throws(Failure) -> Void
  ) throws(Failure) {
    let work = MapWork(plan: self, thresholds: thresholds)
    var next: [ReleaseVerdict]?
    for row in rows {
      let verdicts: [ReleaseVerdict]
      if let next { verdicts = next } else { verdicts = try work.verdicts(inRow: row, replay) }
      let isLast = (row + 1) % grid.offsets.count == 0
      next = isLast ? nil : try work.verdicts(inRow: row + 1, replay)
      try body(work.row(row, verdicts, next, replay))
    }
  }
}

extension FlapMap {
  /// Puts a map together.
  ///
  /// - Precondition: `rows` are all of the plan's, in their order.
  public init(_ plan: MapPlan, rows: [MapRow]) {
    precondition(
      rows.count == plan.rowCount, "rows are \(rows.count), but must be \(plan.rowCount)")
    let length = plan.grid.offsets.count
    let sheets = plan.conditions.enumerated().map { index, conditions in
      let rows = rows[index * length..<(index + 1) * length]
      return MapSheet(
        conditions: conditions, grid: plan.grid, verdicts: rows.flatMap(\.verdicts),
        between: rows.flatMap(\.between), triedBetween: rows.reduce(0) { $0 + $1.triedBetween })
    }
    self.init(plan: plan, sheets: sheets)
  }
}
