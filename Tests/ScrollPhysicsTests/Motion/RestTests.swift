import ScrollPhysics
import Testing

@Suite("Rest")
struct RestTests {
  @Test("is reached between the limits, and kept", arguments: Seed.smoke)
  func reachedAndKept(seed: Seed) throws {
    let motion = try RandomMotion(seed)
    var flight = motion.start
    let still = Deceleration(position: 0, velocity: 0, decay: motion.decay, limits: boundless).state
    var count = 0
    while !Deceleration.haveStopped(flight.state, still) {
      flight.advance(by: 1000 / motion.hertz)
      count += 1
      try #require(count < 20_000)
    }
    let rest = flight.restingPosition
    #expect(!motion.limits.isOutside(rest))
    #expect((rest - flight.position).magnitude <= 0.5)
    if let target = motion.target, motion.landing.row != .natural { #expect(rest == target) }

    var kept = Deceleration(position: rest, velocity: 0, decay: motion.decay, limits: motion.limits)
    for _ in 0..<10 { kept.advance(by: 1000 / motion.hertz) }
    #expect(kept.position == rest)
    #expect(kept.velocity == 0)
  }

  /// The steps are a series of whole milliseconds and the proposal is an integral: half a millisecond of the
  /// release velocity lies between them, more than a pixel from 0.7 pt/ms on.
  @Test(
    "of a natural flight is short of its proposal by half a millisecond's way, or passes it by a sixth of a point",
    arguments: [DecelerationRate.normal, .fast])
  func naturalRest(rate: DecelerationRate) throws {
    for hertz in [60.0, 120] {
      for step in 1...80 {
        let velocity = 0.1 * Double(step)
        for sign in [1.0, -1] {
          let start = Deceleration(
            position: 0, velocity: sign * velocity, decay: rate.decay(), limits: boundless)
          let rest = try #require(frames(start, hertz: hertz).last)
          let proposed = Projection.current.rest(
            from: 0, velocity: sign * velocity, decay: rate.decay())
          let short = sign * (proposed - rest)
          #expect(short <= 0.5 * velocity)
          #expect(short >= 0.5 * velocity - 0.5 / 3 - 0.01)
        }
      }
    }
  }

  @Test("of a gentle natural flight is within a pixel of its proposal", arguments: [60.0, 120])
  func gentleRest(hertz: Double) throws {
    for velocity in [-0.66, -0.4, -0.25, 0.25, 0.3, 0.5, 0.66] {
      let decay = DecelerationRate.normal.decay()
      let start = Deceleration(position: 0, velocity: velocity, decay: decay, limits: boundless)
      let rest = try #require(frames(start, hertz: hertz).last)
      let proposed = Projection.current.rest(from: 0, velocity: velocity, decay: decay)
      #expect((proposed - rest).magnitude <= 1.0 / 3)
    }
  }

  @Test(
    "of a landing is its target exactly: every row, both signs, any distance",
    arguments: [0.9, 0.985, 0.99, 0.994, 0.998, 0.9995], [60.0, 90, 120])
  func landing(factor: Double, hertz: Double) throws {
    let decay = try Decay(factor: factor)
    let velocities = [0, 0.011, 0.05, 0.249, 0.25, 0.26, 0.6, 1, 2.5, 6]
    let distances = [1e-6, 0.01, 1.0 / 3, 1, 5, 20, 40, 119, 120, 129, 130, 400, 1500, 6000]
    var rows: Set<AxisLanding.Row> = []
    for velocity in velocities.flatMap({ [$0, -$0] }) {
      let proposed = Projection.current.rest(from: 100, velocity: velocity, decay: decay)
      for distance in distances.flatMap({ [$0, -$0] }) + [proposed - 100] {
        let target = 100 + distance
        let landing = Landing(
          offset: Vector(x: 100, y: 0), velocity: Vector(x: velocity, y: 0),
          proposed: Vector(x: proposed, y: 0), target: Vector(x: target, y: 0), decay: decay
        ).x
        rows.insert(landing.row)
        guard landing.row != .natural else { continue }
        let start = Deceleration(position: 100, landing: landing, limits: boundless)
        let rest = frames(start, hertz: hertz, atMost: 40_000).last
        #expect(rest == target, "velocity \(velocity), target \(target), \(landing.row)")
      }
    }
    #expect(rows.isSuperset(of: [.natural, .short, .long]))
  }

  @Test("of a landing never lies past its target on the way", arguments: Seed.smoke)
  func monotone(seed: Seed) throws {
    var motion = try RandomMotion(seed)
    motion.limits = boundless
    let target = motion.target ?? motion.position + 50
    motion.target = target
    let direction = target > motion.position ? 1.0 : -1
    // A target behind the release is reached in the first frame, whatever the velocity.
    let offsets = motion.offsets
    for (a, b) in zip([motion.position] + offsets, offsets) { #expect(direction * (b - a) >= 0) }
    #expect(offsets.last == target)
  }
}
