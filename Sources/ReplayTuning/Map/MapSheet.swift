public import ScrollReplay

/// The part of a map under one set of conditions: a verdict for each release of the grid.
public struct MapSheet: Sendable, Hashable {
  /// What its releases have in common.
  public let conditions: MapConditions
  /// Which releases those are.
  public let grid: ReleaseGrid
  /// Offset by offset, and for each the velocities, both rising.
  public let verdicts: [ReleaseVerdict]
  /// Flaps between the grid's points that neither of the two beside them shows.
  public let between: [BetweenRelease]
  /// How many releases between the grid's points were tried.
  public let triedBetween: Int

  /// The verdict on the offset at `row` with the velocity at `column`.
  public subscript(row: Int, column: Int) -> ReleaseVerdict {
    verdicts[row * grid.velocities.count + column]
  }

  /// The release of `index` in `verdicts`, or after them in `between`.
  public func release(at index: Int) -> ReleaseInput {
    guard index < verdicts.count else {
      let found = between[index - verdicts.count]
      return conditions.release(offset: found.offset, velocity: found.velocity)
    }
    let (row, column) = index.quotientAndRemainder(dividingBy: grid.velocities.count)
    return conditions.release(offset: grid.offsets[row], velocity: grid.velocities[column])
  }

  /// The verdict of `index` in `verdicts`, or after them in `between`.
  func verdict(at index: Int) -> ReleaseVerdict {
    index < verdicts.count ? verdicts[index] : between[index - verdicts.count].verdict
  }

  /// How many of the grid's releases flap.
  public var flapping: Int { verdicts.reduce(0) { $0 + ($1.flaps ? 1 : 0) } }
}

/// A release between two points of a grid.
public struct BetweenRelease: Sendable, Hashable {
  /// Points from where the content rested.
  public var offset: Double
  /// pt/ms.
  public var velocity: Double
  /// What became of it.
  public var verdict: ReleaseVerdict

  /// Creates a release with its verdict.
  public init(offset: Double, velocity: Double, verdict: ReleaseVerdict) {
    self.offset = offset
    self.velocity = velocity
    self.verdict = verdict
  }
}
