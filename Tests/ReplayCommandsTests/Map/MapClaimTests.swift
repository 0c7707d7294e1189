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
    "the tuned spring overshoots at no release that leaves its page, and only there where it returns to it"
  )
  func tunedSpring() async throws {
    // The release build tries README's whole grid, in `.ci/command-line`.
    let folder = try TemporaryDirectory()
    let file = folder.path("tuned.json")
    let tune = Transcript(
      "tune \(package)Fixtures/scenarios/stateful.json --gestures \(package)Fixtures/gestures "
        + "--vary spring.dampingRatio=0.9...1/0.05 --vary spring.duration=200,300 "
        + "--minimise overshoot,settleTime --scenario \(file)")
    #expect(tune.code == 0, "\(tune.diagnostics)")
    let scenario = try ReplayInput.scenario(file).scenario
    guard case .spring(let spring) = scenario.remedy else {
      Issue.record("the remedy is \(scenario.remedy)")
      return
    }
    #expect(spring.dampingRatio == 0.95 && spring.duration == 200)
    let grid = ReleaseGrid(
      offsets: try .init(from: -150, to: 150, by: 10),
      velocities: try .init(from: 0, to: 2, by: 0.25))
    let map = try await FlapMap(MapPlan(grid, around: scenario), of: scenario)
    let overshooting = map.sheets[0].verdicts.indices.filter {
      map.sheets[0].verdicts[$0].mark(.overshoot) != nil
    }
    #expect(!overshooting.isEmpty)
    for index in overshooting {
      let release = map.sheets[0].release(at: index)
      // It lifts short of the page that it left, and is fast towards it.
      #expect(release.offset < scenario.start.x && release.velocity > 0.25)
      #expect(map.sheets[0].verdicts[index].target == scenario.start.x)
    }
    #expect(map.isCalm)
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
