import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayCommands

@Suite("What README claims of maps")
struct MapClaimTests {
  @Test(
    "the tuned spring neither flaps nor overshoots at any release; handed the whole speed, it does")
  func tunedSpring() async throws {
    // The release build tries README's whole grids, in `.ci/command-line`.
    let folder = try TemporaryDirectory()
    let file = folder.path("tuned.json")
    let tune = Transcript(
      "tune \(package)Fixtures/scenarios/stateful.json --gestures \(package)Fixtures/gestures "
        + "--vary spring.velocity=withoutOvershoot --vary spring.dampingRatio=0.9,0.95 "
        + "--vary spring.duration=60...100/20 --minimise overshoot:worst,flaps,settleTime "
        + "--scenario \(file)")
    #expect(tune.code == 0, "\(tune.diagnostics)")
    var scenario = try ReplayInput.scenario(file).scenario
    let spring = SpringRemedy(duration: 80, dampingRatio: 0.95, velocity: .withoutOvershoot)
    #expect(scenario.remedy == .spring(spring))
    let tuned = try await kinds(of: scenario)
    #expect(tuned == [.brake])
    scenario.remedy = .spring(
      SpringRemedy(duration: 80, dampingRatio: 0.95, velocity: .distancesPerSecond))
    let whole = try await kinds(of: scenario)
    #expect(whole.contains(.overshoot))
  }

  /// What releases at ±150 pt, ±2 pt/ms show.
  private func kinds(of scenario: Scenario) async throws -> Set<FindingKind> {
    let grid = ReleaseGrid(
      offsets: try .init(from: -150, to: 150, by: 10),
      velocities: try .init(from: -2, to: 2, by: 0.25))
    let map = try await FlapMap(MapPlan(grid, around: scenario), of: scenario)
    return Set(map.sheets[0].verdicts.flatMap { $0.marks.map(\.kind) })
  }

  @Test("a map has the hash that the release build prints")
  func hash() async throws {
    let scenario = try ReplayInput.scenario(
      "\(package)Fixtures/scenarios/nearest-header-200.json"
    ).scenario
    let pinned = try String(
      contentsOfFile: "\(package)Tests/ReplayCommandsTests/Map/hash.txt", encoding: .utf8)
    let map = try await FlapMap(MapPlan(around: scenario), of: scenario)
    #expect(map.hashText + "\n" == pinned)
  }
}
