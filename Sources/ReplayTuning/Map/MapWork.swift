import ReplayAnalysis
import ScrollReplay

/// The pieces that a map is made of: a row of a sheet's grid, or what lies between two rows.
struct MapWork: Sendable {
  let plan: MapPlan
  let thresholds: FindingThresholds

  /// The verdicts on the row of one offset.
  func row(
    _ row: Int, _ conditions: MapConditions, _ replay: (ReleaseInput) throws -> Recording
  ) rethrows -> [ReleaseVerdict] {
    let offset = plan.grid.offsets[row]
    return try (0..<plan.grid.velocities.count).map { column in
      try verdict(offset, plan.grid.velocities[column], conditions, replay)
    }
  }

  /// What lies between the points of a row, and between them and the next row's.
  func between(
    _ row: Int, of sheet: MapSheet, _ replay: (ReleaseInput) throws -> Recording
  ) rethrows -> BorderSearch {
    var search = BorderSearch()
    let (offsets, velocities) = (plan.grid.offsets, plan.grid.velocities)
    for column in 0..<velocities.count {
      let here = BetweenRelease(
        offset: offsets[row], velocity: velocities[column], verdict: sheet[row, column])
      if column + 1 < velocities.count {
        let beside = BetweenRelease(
          offset: offsets[row], velocity: velocities[column + 1], verdict: sheet[row, column + 1])
        try search.halve(here, beside, plan.halvings) {
          try verdict($0, $1, sheet.conditions, replay)
        }
      }
      if row + 1 < offsets.count {
        let below = BetweenRelease(
          offset: offsets[row + 1], velocity: velocities[column], verdict: sheet[row + 1, column])
        try search.halve(here, below, plan.halvings) {
          try verdict($0, $1, sheet.conditions, replay)
        }
      }
    }
    return search
  }

  private func verdict(
    _ offset: Double, _ velocity: Double, _ conditions: MapConditions,
    _ replay: (ReleaseInput) throws -> Recording
  ) rethrows -> ReleaseVerdict {
    ReleaseVerdict(
      try replay(conditions.release(offset: offset, velocity: velocity)), along: plan.axis,
      thresholds)
  }
}

/// The search for flaps on the way between two releases that differ in kind.
struct BorderSearch: Sendable, Hashable {
  /// The flaps found that neither end of their way shows.
  private(set) var found: [BetweenRelease] = []
  /// How many releases were tried.
  private(set) var tried = 0

  /// Halves the way from `a` to `b`, and each half whose ends differ, `times` deep.
  mutating func halve(
    _ a: BetweenRelease, _ b: BetweenRelease, _ times: Int,
    _ judge: (_ offset: Double, _ velocity: Double) throws -> ReleaseVerdict
  ) rethrows {
    guard a.verdict.character != b.verdict.character else { return }
    try search(a, b, ends: (a, b), times, judge)
  }

  private mutating func search(
    _ a: BetweenRelease, _ b: BetweenRelease, ends: (BetweenRelease, BetweenRelease), _ times: Int,
    _ judge: (Double, Double) throws -> ReleaseVerdict
  ) rethrows {
    guard times > 0, a.verdict.character != b.verdict.character else { return }
    let (offset, velocity) = ((a.offset + b.offset) / 2, (a.velocity + b.velocity) / 2)
    let middle = BetweenRelease(
      offset: offset, velocity: velocity, verdict: try judge(offset, velocity))
    tried += 1
    try search(a, middle, ends: ends, times - 1, judge)
    if middle.verdict.hasFlap(unlike: ends.0.verdict, ends.1.verdict) { found.append(middle) }
    try search(middle, b, ends: ends, times - 1, judge)
  }
}

extension ReleaseVerdict {
  /// Whether there is a flap here of a kind that neither `a` nor `b` has.
  fileprivate func hasFlap(unlike a: ReleaseVerdict, _ b: ReleaseVerdict) -> Bool {
    marks.contains { $0.kind.isFlap && a.mark($0.kind) == nil && b.mark($0.kind) == nil }
  }
}
