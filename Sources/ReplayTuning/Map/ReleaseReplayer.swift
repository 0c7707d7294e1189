import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

/// Replays releases on a scenario, one after the other in the same storage.
public struct ReleaseReplayer: Sendable {
  private var runner: TimelineRunner
  private let limits: DragLimits
  private let conditions: MapConditions

  /// Prepares replays under `conditions`, whose start the scenario takes.
  ///
  /// - Throws: a frame rate that no clock has; drags, where the conditions ask for them, that leave every screen.
  public init(
    _ scenario: Scenario, under conditions: MapConditions, reaching grid: ReleaseGrid
  ) throws(MapError) {
    try self.init(scenario, under: conditions, reaching: grid, forFindings: false)
  }

  /// The same; `forFindings`, where nothing else is wanted of the recordings, leaves out what those are not read from.
  init(
    _ scenario: Scenario, under conditions: MapConditions, reaching grid: ReleaseGrid,
    forFindings: Bool
  ) throws(MapError) {
    let scenario = try scenario.under(conditions)
    self.conditions = conditions
    limits = DragLimits(scenario, along: conditions.axis)
    runner =
      forFindings
      ? .forFindings(scenario)
      : TimelineRunner(scenario, releasedAt: conditions.start, reading: .zero)
    guard conditions.phase != nil else { return }
    for offset in [grid.offsets.start, grid.offsets.end] {
      for velocity in [grid.velocities.start, grid.velocities.end] {
        let release = conditions.release(offset: offset, velocity: velocity)
        do throws(SampleError) {
          _ = try release.finger(in: limits)
        } catch {
          throw MapError("the drag to \(release.offset) at \(velocity) pt/ms: \(error)")
        }
      }
    }
  }

  /// Replays a release to rest.
  ///
  /// A drag that cannot be made counts as a lift without one.
  public mutating func replay(_ release: ReleaseInput) -> Recording {
    runner.rewind(
      (try? release.finger(in: limits))
        ?? .release(offset: release.place, reading: release.reading))
    runner.finish()
    return runner.recording
  }
}

extension Scenario {
  /// The same scenario as a release under `conditions` finds it: resting at their start, on a display of their frame
  /// rate.
  ///
  /// - Throws: a frame rate that no clock has.
  package func under(_ conditions: MapConditions) throws(MapError) -> Scenario {
    var scenario = self
    scenario.start = conditions.start
    guard let hertz = conditions.hertz else { return scenario }
    do throws(FrameClockError) {
      scenario.clock = try FrameClock(hertz: hertz)
    } catch {
      throw MapError(error.description)
    }
    return scenario
  }
}

extension DragLimits {
  /// What a finger pulls against in a scenario.
  public init(_ scenario: Scenario, along axis: Axis) {
    let geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    let inset = scenario.traits.contentInset
    self.init(
      AxisLimits(
        content: geometry.contentSize[axis], bounds: scenario.viewport[axis],
        leading: inset.leading(axis), trailing: inset.trailing(axis),
        bounces: scenario.traits.bounces, always: scenario.traits.alwaysBounces(axis)),
      RubberBand(range: scenario.viewport[axis], constants: scenario.constants))
  }
}
