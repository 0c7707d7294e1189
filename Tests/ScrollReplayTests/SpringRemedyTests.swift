import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("A spring that does not pass its target")
struct SpringRemedyTests {
  @Test(
    "is handed no more than it takes up", arguments: [-50, -3, 0, 0.5, 4, 9, 16, 25, 40, 400, 1e6])
  func capped(velocity: Double) {
    let remedy = SpringRemedy(duration: 200, velocity: .withoutOvershoot)
    // 4 over 0.2 s; the distance of 40 pt is crossed in a second at 0.04 pt/ms.
    #expect(abs(remedy.initialVelocity(0.04 * velocity, over: 40) - min(velocity, 20)) <= 1e-9)
    #expect(abs(remedy.initialVelocity(-0.04 * velocity, over: -40) - min(velocity, 20)) <= 1e-9)
    #expect(remedy.initialVelocity(velocity, over: 0) == 0)
  }

  // y(t) = (1 + (ω − v)·t)·e^(−ωt) has a zero exactly where v > ω.
  @Test(
    "has a frequency as large as the velocity, and so no way past the target",
    arguments: [10, 80, 200, 300, 1000, 10_000.0])
  func frequency(duration: Double) throws {
    let remedy = SpringRemedy(duration: duration, velocity: .withoutOvershoot)
    for distances in stride(from: -5.0, through: 8, by: 0.01) {
      // So many distances a duration, 1 pt long.
      let initial = remedy.initialVelocity(distances / duration, over: 1)
      let spring = try remedy.spring(initialVelocity: initial)
      #expect((spring.stiffness / spring.mass).squareRoot() >= initial)
      #expect(spring.state(at: duration / 1000, from: 1, velocity: -initial).displacement > 0)
    }
  }

  @Test("another is handed the whole velocity, and does pass it")
  func uncapped() throws {
    let remedy = SpringRemedy(duration: 200, velocity: .distancesPerSecond)
    let spring = try remedy.spring(initialVelocity: remedy.initialVelocity(2, over: 20))
    #expect(spring.state(at: 0.05, from: 1, velocity: -100).displacement < 0)
  }

  @Test("ends a drag before its target, however fast and near", arguments: [200, 300, 500.0])
  func replays(duration: Double) throws {
    var scenario = headerCarousel(rule: try ReleaseRule(.statefulPage(pitch: .lineSpacing)))
    scenario.start.x = 1065
    scenario.remedy = .spring(SpringRemedy(duration: duration, velocity: .withoutOvershoot))
    for offset in stride(from: -150.0, through: 150, by: 7) {
      for velocity in [-2, -0.9, -0.3, -0.1, 0.1, 0.3, 0.9, 2] {
        let recording = scenario.replay(
          releasedAt: Vector(x: 1065 + offset, y: 0), reading: Vector(x: velocity, y: 0))
        let target = recording.releases[0].target.x
        let side = target > 1065 + offset ? 1.0 : -1.0
        let beyond = recording.offsets.map { side * ($0.x - target) }.max()
        #expect(beyond ?? 1 <= 0, "\(offset), \(velocity) to \(target)")
        #expect(recording.offsets.last?.x == target)
      }
    }
  }
}
