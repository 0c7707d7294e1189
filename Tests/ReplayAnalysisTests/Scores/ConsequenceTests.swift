import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Known consequences")
struct ConsequenceTests {
  /// Swipes outward from the end cells with headers and footers as given; how far the ends were reached.
  func ends(
    header: Double, footer: Double, _ rule: ReleaseRule.Kind
  ) throws -> (start: Double, end: Double) {
    let scenario = try headerCarousel(header: header, footer: footer, rule: rule)
    let first = header
    let last = header + 355 * 9
    // From gentle to hard, and up to as far as a finger goes.
    var reached = (start: first, end: last)
    for distance in stride(from: 20.0, through: 150, by: 10) {
      for speed in [0.0, 0.3, 0.5, 1, 2] {
        let back = scenario.starting(at: first).release(-distance, -speed)
        reached.start = min(reached.start, back.offsets.last?.x ?? .infinity)
        let on = scenario.starting(at: last).release(distance, speed)
        reached.end = max(reached.end, on.offsets.last?.x ?? -.infinity)
      }
    }
    return reached
  }

  // Content: header + 20 + 10·335 + 9·20 + 20 + footer; the last offset is that − 375.
  @Test("nearest centre reaches a header of 200 and a footer of 300")
  func reachesLarge() throws {
    let ends = try ends(header: 200, footer: 300, .nearestCentre())
    #expect(ends.start == 0)
    #expect(ends.end == 3695)
  }

  @Test("nearest centre never reaches a header of 100 nor a footer of 50")
  func missesSmall() throws {
    let ends = try ends(header: 100, footer: 50, .nearestCentre())
    #expect(ends.start == 100)
    #expect(ends.end == 100 + 355 * 9)
  }

  @Test("a header-aware page reaches the header", arguments: [100.0, 200])
  func headerAware(header: Double) throws {
    #expect(try ends(header: header, footer: 300, .headerAwarePage).start == 0)
  }

  @Test("nearest centre flaps worse than header-aware pages; both flap when released gently")
  func ranking() throws {
    // Every third line of Fixtures/flap-grid.json, and its gentle releases: this runs in debug builds too.
    let grid = ReleaseGrid(
      offsets: try .init(from: -150, to: 150, by: 15),
      velocities: try .init(from: -0.3, to: 0.3, by: 0.05))
    func report(_ rule: ReleaseRule.Kind) throws -> GridReport {
      try headerCarousel(header: 200, footer: 300, rule: rule).starting(at: 1620)
        .report(over: grid)
    }
    let nearest = try report(.nearestCentre())
    let aware = try report(.headerAwarePage)
    #expect(nearest.releases == grid.count)
    #expect(nearest.flapping > 0 && aware.flapping > 0)
    #expect(nearest.total > aware.total)
    #expect(nearest.worst > aware.worst)
    #expect(aware.total.backwardDistance == 0)
    #expect(nearest.kinds[.teleport] ?? 0 > 0)
    #expect(aware.kinds[.teleport] == nil)
    let worst = try #require(nearest.worstRelease)
    let again = try headerCarousel(header: 200, footer: 300, rule: .nearestCentre())
      .starting(at: 1620).release(worst.offset, worst.velocity)
    #expect(again.flapScore == nearest.worst)
    #expect(nearest.largestRise >= nearest.worst.speedRise)
    #expect(nearest.largestRise <= nearest.total.speedRise)
  }
}
