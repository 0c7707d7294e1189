import ScrollPhysics
import ScrollReplay
import Testing

@Suite("A spring that does not pass its target")
struct SpringRemedyTests {
  /// Velocities in distances a second, across and far beyond what the spring takes up.
  private static let velocities = [-50, -3, 0, 0.5, 4, 9, 16, 25, 40, 400, 1e6]

  @Test("is handed no more than it takes up", arguments: velocities)
  func capped(velocity: Double) {
    let remedy = SpringRemedy(duration: 200, velocity: .withoutOvershoot)
    // 5 over 0.2 s; the distance of 40 pt is crossed in a second at 0.04 pt/ms.
    #expect(abs(remedy.initialVelocity(0.04 * velocity, over: 40) - min(velocity, 25)) <= 1e-9)
    #expect(abs(remedy.initialVelocity(-0.04 * velocity, over: -40) - min(velocity, 25)) <= 1e-9)
    #expect(remedy.initialVelocity(velocity, over: 0) == 0)
  }

  // y(t) = (1 + (ω − v)·t)·e^(−ωt) has a zero exactly where v > ω.
  @Test(
    "has a frequency as large as the velocity, and so no way past the target",
    arguments: [10, 80, 200, 300, 1000, 10_000.0])
  func frequency(duration: Double) throws {
    let remedy = SpringRemedy(duration: duration, velocity: .withoutOvershoot)
    for velocity in SpringRemedyTests.velocities {
      let initial = remedy.initialVelocity(velocity * 200 / duration, over: 1000)
      let spring = try remedy.spring(initialVelocity: initial)
      #expect(spring.stiffness.squareRoot() >= initial * spring.mass.squareRoot())
      for step in 1...400 {
        let time = duration / 1000 * Double(step) / 200
        #expect(spring.state(at: time, from: 1, velocity: -initial).displacement > 0)
      }
    }
  }

  @Test("another is handed the whole velocity, and does pass it")
  func uncapped() throws {
    let remedy = SpringRemedy(duration: 200, velocity: .distancesPerSecond)
    let spring = try remedy.spring(initialVelocity: remedy.initialVelocity(2, over: 20))
    #expect(spring.state(at: 0.05, from: 1, velocity: -100).displacement < 0)
  }

  @Test("ends a drag before its target, however fast and near", arguments: [200, 300, 500.0])
  func replays(duration: Double) {
    var scenario = headerCarousel(rule: .statefulPage(pitch: .lineSpacing))
    scenario.start.x = 1065
    scenario.remedy = .spring(SpringRemedy(duration: duration, velocity: .withoutOvershoot))
    for offset in stride(from: -150.0, through: 150, by: 7) {
      for velocity in [-2, -0.9, -0.3, -0.1, 0.1, 0.3, 0.9, 2] {
        let recording = scenario.replay(
          releasedAt: Vector(x: 1065 + offset, y: 0), reading: Vector(x: velocity, y: 0))
        let target = recording.releases[0].target.x
        let side = target > 1065 + offset ? 1.0 : -1.0
        #expect(recording.offsets.allSatisfy { side * ($0.x - target) <= 0 })
        #expect(recording.offsets.last?.x == target)
      }
    }
  }
}
