import ScrollPhysics
import Testing

@Suite("Spring settling time")
struct SpringSettlingTests {
  static let ratios = [
    0.001, 0.01, 0.1, 0.5, 0.8, 0.99, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9, 1.01, 2, 50,
  ]

  @Test(
    "is the last time on the threshold", arguments: ratios,
    [-1000, -30, -1, 0, 1, 3, 20, 30, 200, 1e6])
  func isLastCrossing(ratio: Double, velocity: Double) throws {
    let spring = try Spring(frequency: 10, dampingRatio: ratio)
    for threshold in [1e-6, 0.001, 0.1, 0.9] {
      let settled = try #require(
        spring.settlingTime(threshold: threshold, initialVelocity: velocity))
      let share = { spring.state(at: $0, from: -1, velocity: velocity).displacement.magnitude }
      #expect((share(settled) - threshold).magnitude < 1e-9 * (1 + velocity.magnitude))
      for step in 1...500 {
        #expect(share(settled + 0.01 * Double(step)) <= threshold * (1 + 1e-9))
      }
    }
  }

  @Test("takes as long whatever the direction and the mass")
  func scales() throws {
    let spring = try Spring(stiffness: 100, damping: 12)
    let heavy = try Spring(mass: 4, stiffness: 400, damping: 48)
    #expect(spring.settlingTime() == heavy.settlingTime())
  }

  @Test("grows without a jump through critical damping")
  func continuous() throws {
    let times = try [1 - 1e-9, 1, 1 + 1e-9].map {
      try #require(Spring(frequency: 10, dampingRatio: $0).settlingTime())
    }
    #expect((times[0] - times[1]).magnitude < 1e-7)
    #expect((times[2] - times[1]).magnitude < 1e-7)
    // (1 + x)·e^(−x) = 0.001 at x = 9.23341…
    #expect((10 * times[1] - 9.233413).magnitude < 1e-6)
  }

  @Test("does not exist without damping")
  func undamped() throws {
    #expect(try Spring(stiffness: 100, damping: 0).settlingTime() == nil)
    #expect(try Spring(stiffness: 100, damping: .leastNonzeroMagnitude).settlingTime() == nil)
  }

  @Test(
    "comes to an end at the edges of what a spring can be",
    arguments: [
      (1, 1e-300), (1e300, 1e-5), (1, 1e150), (1e-300, 1e150), (1e-300, 1), (1e-8, 1e-300),
    ])
  func extremes(stiffness: Double, damping: Double) throws {
    let spring = try Spring(stiffness: stiffness, damping: damping)
    for velocity in [-1e300, -1, 0, 1, 1e300] {
      let time = spring.settlingTime(initialVelocity: velocity)
      #expect(time.map { $0 >= 0 && $0 < .infinity } ?? true)
    }
  }
}
