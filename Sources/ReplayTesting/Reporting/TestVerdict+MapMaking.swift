import Foundation
import ReplayAnalysis
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension TestVerdict {
  /// Maps a scenario, with as many tasks as there are cores, and judges that.
  static func of(
    _ scenario: Scenario, _ plan: MapPlan?, _ limits: FlapLimits, _ thresholds: FindingThresholds
  ) async -> TestVerdict {
    do throws(MapError) {
      let map = try await FlapMap(
        plan ?? MapPlan(around: scenario), of: scenario, thresholds: thresholds,
        tasks: ProcessInfo.processInfo.activeProcessorCount)
      return try TestVerdict(map, of: scenario.name, limits) { kind, release throws(MapError) in
        let scenario = try scenario.under(release.conditions)
        return MinimalGesture.showing(
          kind, at: release, in: DragLimits(scenario, along: release.axis), thresholds: thresholds
        ) { scenario.replay($0) }
      }
    } catch {
      return TestVerdict(error)
    }
  }

  /// Maps what `replay` replays, one release after the other, and judges that.
  static func of<Failure: Error>(
    _ plan: MapPlan, _ limits: FlapLimits, _ thresholds: FindingThresholds,
    _ replay: (FingerInput) throws(Failure) -> Recording
  ) throws(Failure) -> TestVerdict {
    var name: String?
    let map = try FlapMap(plan, thresholds: thresholds) { release throws(Failure) in
      // A drag that cannot be made counts as a lift without one.
      let finger =
        (try? release.finger())
        ?? .release(offset: release.place, reading: release.reading)
      let recording = try replay(finger)
      name = name ?? recording.header.scenario
      return recording
    }
    return try TestVerdict(map, of: name ?? "the layout", limits) { kind, release throws(Failure) in
      try MinimalGesture.showing(kind, at: release, thresholds: thresholds) {
        gesture throws(Failure) in try replay(.gesture(gesture))
      }
    }
  }
}
