import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Crowded views")
struct CrowdTests {
  /// Of more than a handful in sight, elements are looked up by hash.
  @Test("a thousand scaled cells in sight are judged as three are", .timeLimit(.minutes(1)))
  func crowd() throws {
    let section = FlowSection(
      items: .fixed(Extent(width: 11, height: 11), count: 40_000), minimumLineSpacing: 0,
      minimumInteritemSpacing: 0)
    var scenario = Scenario(
      name: "crowd", viewport: Extent(width: 320, height: 400),
      layout: FlowLayout(scrollDirection: .vertical, sections: [section]))
    scenario.traits.decelerationRate = .fast
    scenario.effects = [.scale(minimum: 0.7, reach: 300)]
    let recording = scenario.replay(
      releasedAt: Vector(x: 0, y: 3000), reading: Vector(x: 0, y: 0.4))
    #expect(recording.cells(in: 0).count >= 1000)
    #expect(recording.findings().isEmpty)
  }
}
