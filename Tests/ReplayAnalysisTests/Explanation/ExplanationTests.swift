import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Explain and prove")
struct ExplanationTests {
  static let spring = Remedy.spring(SpringRemedy(velocity: .distancesPerSecond))

  /// Rule 4 around the rest of cell 4.
  func carousel() throws -> Scenario {
    try headerCarousel(header: 200, footer: 300, rule: .nearestCentre()).starting(at: 1620)
  }

  @Test("tries every other remedy, and says which removes what")
  func kick() throws {
    let explanation = try carousel().explain(
      releasedAt: Vector(x: 1580, y: 0), reading: Vector(x: 0.1, y: 0))
    #expect(explanation.flaps.map(\.kind) == [.kick])
    #expect(explanation.outcomes.map(\.remedy) == Array(Remedy.all.dropFirst()))
    let kick = try #require(explanation.flaps.first)
    #expect(kick.remedies == Array(Remedy.all.dropFirst()))
    #expect(explanation.best.flaps.isEmpty)
    #expect(explanation.best.score == .zero)
    #expect(explanation.best.remedy == .setContentOffset)
  }

  @Test("a target that lies behind: no remedy moves it, but each glides back instead of jumping")
  func behind() throws {
    let explanation = try carousel().explain(
      releasedAt: Vector(x: 1625, y: 0), reading: Vector(x: 0.3, y: 0))
    #expect(explanation.flaps.map(\.kind) == [.teleport])
    #expect(explanation.flaps.allSatisfy { $0.remedies == Array(Remedy.all.dropFirst()) })
    #expect(explanation.best.flaps.isEmpty)
    #expect(explanation.best.score.backwardDistance == 5)
  }

  @Test("on a flick a spring at the finger's speed is better than a brake")
  func flick() throws {
    let scenario = try carousel().with(.setContentOffset)
    let explanation = scenario.explain(
      releasedAt: Vector(x: 1720, y: 0), reading: Vector(x: 2, y: 0))
    #expect(explanation.flaps.isEmpty)
    let own = explanation.findings.filter { $0.kind == .brake }
    #expect(own.map(\.magnitude) == [2])
    #expect(own[0].remedies.contains(Self.spring))
    #expect(explanation.outcomes.allSatisfy { $0.remedy != .setContentOffset })
    // Nothing flaps: what brakes least is best.
    #expect(explanation.best.brake == 0)
  }

  @Test("a whole gesture is explained as well")
  func gesture() throws {
    let gesture = try Gesture(
      name: "gentle", samples: swipe([1, 1, 1, 1, 1, 1, 1, 1, 0.1, 0.1, 0.1]))
    let explanation = try carousel().explain(gesture)
    #expect(explanation.flaps.map(\.kind) == [.kick])
    #expect(explanation.best.flaps.isEmpty)
    #expect(explanation.recording == (try carousel().replay(gesture)))
  }

  @Test("what has nothing wrong keeps its own remedy")
  func nothing() throws {
    let explanation = try headerCarousel().explain(
      releasedAt: Vector(x: 600, y: 0), reading: Vector(x: 1, y: 0))
    #expect(explanation.findings.isEmpty)
    #expect(explanation.best.remedy == .none)
  }
}
