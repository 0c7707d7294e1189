import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Timeline runner")
struct RunnerTests {
  @Test("prints")
  func look() throws {
    let rule = try ReleaseRule(.nearestCentre())
    var scenario = headerCarousel(header: 200, footer: 300, rule: rule)
    scenario.start = Vector(x: 200 + 355 * 4, y: 0)
    for (offset, v) in [(60.0, 0.3), (60, 0.0), (-60, 0.3), (0, 1.0)] {
      let r = scenario.replay(
        releasedAt: scenario.start + Vector(x: offset, y: 0), reading: Vector(x: v, y: 0))
      print(
        offset, v, r.count, r.offsets.map(\.x).prefix(5), r.offsets.last!.x, r.releases[0].target.x,
        r.releases[0].x.row, r.phases.last!, r.cells(in: 0).count)
    }
    let g = try Gesture(name: "g", samples: swipe([0.5, 1, 1, 1.2, 1.0, 0.8, 0.8]))
    let r = scenario.replay(g)
    for f in 0..<min(r.count, 30) {
      print(r.times[f], r.phases[f], r.offsets[f].x, r.velocities[f].x, r.events[f].rawValue)
    }
    print(r.count, r.releases)
  }
}
