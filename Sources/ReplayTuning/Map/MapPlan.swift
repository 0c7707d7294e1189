import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

/// Which releases a map tries: a grid of offsets and velocities, under every combination of what else it varies.
public struct MapPlan: Sendable, Hashable {
  /// Offsets from where the content rested, and velocities.
  public var grid: ReleaseGrid
  /// The axis along which the finger moves.
  public var axis: Axis
  /// Where the content rests before the finger comes; one at least.
  public var starts: [Vector]
  /// Frames a second; empty for the clock of whatever is replayed.
  public var hertz: [Double] = []
  /// How long after a frame the finger lifts, as shares of a frame; empty for lifts that the first frame finds.
  public var phases: [Double] = []
  /// How often the way between two neighbours that differ is halved, to find what lies between them.
  public var halvings = 3

  /// Creates a plan for one start.
  public init(_ grid: ReleaseGrid, along axis: Axis, from start: Vector) {
    self.grid = grid
    self.axis = axis
    starts = [start]
  }

  /// Creates a plan of releases around a scenario's start, along the axis that its layout scrolls.
  public init(_ grid: ReleaseGrid = .swipes, around scenario: Scenario) {
    self.init(grid, along: scenario.layout.scrollDirection, from: scenario.start)
  }

  /// How many releases the grids have, without those between their points.
  public var count: Int { grid.count * conditions.count }

  /// Every combination of start, frame rate and phase, in that order of importance.
  public var conditions: [MapConditions] {
    let rates: [Double?] = hertz.isEmpty ? [nil] : hertz
    let lifts: [Double?] = phases.isEmpty ? [nil] : phases
    return starts.flatMap { start in
      rates.flatMap { rate in
        lifts.map { MapConditions(start: start, axis: axis, hertz: rate, phase: $0) }
      }
    }
  }
}

/// What all releases of a sheet have in common.
public struct MapConditions: Sendable, Hashable {
  /// Where the content rested before the finger came, points.
  public var start: Vector
  /// The axis along which the finger moved it.
  public var axis: Axis
  /// Frames a second; none for the clock of whatever is replayed.
  public var hertz: Double?
  /// How long after a frame the finger lifts, as a share of a frame; none for a lift that the first frame finds.
  public var phase: Double?

  /// The release at `offset` points from the start, with `velocity` pt/ms.
  public func release(offset: Double, velocity: Double) -> ReleaseInput {
    ReleaseInput(
      start: start, axis: axis, offset: start[axis] + offset, velocity: velocity, hertz: hertz,
      phase: phase)
  }
}
