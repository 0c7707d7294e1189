import ScrollPhysics
import Testing

@Suite("Derived motions")
struct DerivedMotionTests {
  @Test("flights", arguments: DerivedMotion.flights)
  func flight(motion: DerivedMotion) throws { try check(motion) }

  @Test("bounces", arguments: DerivedMotion.bounces)
  func bounce(motion: DerivedMotion) throws { try check(motion) }

  @Test("landings", arguments: DerivedMotion.landings)
  func landing(motion: DerivedMotion) throws { try check(motion) }

  @Test("landings past a limit", arguments: DerivedMotion.landingsPastALimit)
  func landingPastALimit(motion: DerivedMotion) throws { try check(motion) }

  private func check(_ motion: DerivedMotion) throws {
    let decay = try Decay(factor: motion.rate)
    var landing = AxisLanding.natural(velocity: motion.velocity, decay: decay)
    if let target = motion.target, let expected = motion.landing {
      let rest = Projection.current.rest(
        from: motion.offset, velocity: motion.velocity, decay: decay)
      // Too slow to go anywhere, a view proposes its own offset, even past a limit (PHYSICS §1.6, D).
      let proposed = rest == motion.offset ? rest : motion.limits.clamp(rest)
      landing =
        Landing(
          offset: Vector(x: motion.offset, y: 0), velocity: Vector(x: motion.velocity, y: 0),
          proposed: Vector(x: proposed, y: 0), target: Vector(x: target, y: 0), decay: decay
        ).x
      #expect(landing.row == expected.0)
      #expect((landing.decay.factor - expected.1).magnitude < 1e-12)
      #expect((landing.velocity - expected.2).magnitude < 1e-12)
    }
    let offsets = frames(
      Deceleration(position: motion.offset, landing: landing, limits: motion.limits),
      hertz: motion.hertz)
    for (offset, expected) in zip(offsets, motion.offsets) {
      #expect((offset - expected).magnitude < 1e-9)
    }
    #expect(offsets.count == motion.count)
    let rest = try #require(offsets.last)
    #expect((motion.limits.clamp(rest) - motion.rest).magnitude < 1e-9)
  }
}
