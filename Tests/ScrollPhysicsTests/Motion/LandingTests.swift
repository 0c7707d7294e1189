import ScrollPhysics
import Testing

@Suite("Landing")
struct LandingTests {
  /// A release along x that a hook has retargeted.
  private func land(
    offset: Double = 0, velocity: Double = 0, target: Double, factor: Double = 0.998
  ) throws -> AxisLanding {
    let decay = try Decay(factor: factor)
    let proposed = Projection.current.rest(from: offset, velocity: velocity, decay: decay)
    return Landing(
      offset: Vector(x: offset, y: 0), velocity: Vector(x: velocity, y: 0),
      proposed: Vector(x: proposed, y: 0), target: Vector(x: target, y: 0), decay: decay
    ).x
  }

  private func offsets(_ landing: AxisLanding, from offset: Double = 0, hertz: Double = 60)
    -> [Double]
  {
    frames(Deceleration(position: offset, landing: landing, limits: boundless), hertz: hertz)
  }

  @Test("from rest to +40: a kick")
  func kick() throws {
    let landing = try land(target: 40)
    #expect(landing.row == .long)
    #expect(landing.decay.factor == 0.985)
    #expect(agrees(landing.velocity, 0.614546, digits: 6))
    let offsets = offsets(landing)
    for (offset, expected) in zip(offsets, [8.885, 15.814, 21.217, 25.431]) {
      #expect(agrees(offset, expected, digits: 3))
    }
    #expect(offsets.count == 19)  // 317 ms
    #expect(offsets.last == 40)
  }

  @Test(
    "the cliff between two rows",
    arguments: [
      (119.0, 0.985, 1.80852, 27), (120, 0.998, 0.25024, 98),
      (-129, 0.985, -1.93966, 35), (-130, 0.998, -0.25026, 158),
    ])
  func cliff(distance: Double, factor: Double, velocity: Double, count: Int) throws {
    let landing = try land(target: distance)
    #expect(landing.decay.factor == factor)
    #expect(agrees(landing.velocity, velocity, digits: 5))
    #expect(offsets(landing).count == count)
  }

  @Test("stops short backwards, then crawls", arguments: [(-40.0, 27, 10), (-150, 162, 61)])
  func crawl(distance: Double, count: Int, crawling: Int) throws {
    let landing = try land(target: distance)
    #expect(offsets(landing).count == count)
    var motion = Deceleration(position: 0, landing: landing, limits: boundless)
    var slow = 0
    for _ in 0..<count {
      slow += motion.isCrawling ? 1 : 0
      motion.advance(by: sixtyHertz)
    }
    #expect(slow == crawling)
    #expect(motion.position == distance)
  }

  @Test("a target behind the release: one frame")
  func teleport() throws {
    #expect(offsets(try land(offset: 100, velocity: 0.3, target: 95), from: 100) == [95])
  }

  @Test("a target before the natural rest: faster decay")
  func short() throws {
    let landing = try land(offset: 100, velocity: 0.3, target: 130)
    #expect(landing.row == .short)
    #expect(agrees(landing.decay.factor, 0.990380, digits: 6))
    for (offset, expected) in zip(
      offsets(landing, from: 100), [104.575, 108.472, 111.792, 114.621])
    {
      #expect(agrees(offset, expected, digits: 3))
    }
  }

  @Test(
    "targets on both sides of the natural rest",
    arguments: [
      (300.0, 0.996705, 1.0), (800, 0.998, 1.61160),
    ])
  func bothSides(distance: Double, factor: Double, velocity: Double) throws {
    let landing = try land(velocity: 1, target: distance)
    #expect(agrees(landing.decay.factor, factor, digits: 6))
    #expect(agrees(landing.velocity, velocity, digits: 5))
  }

  @Test("an unchanged target leaves the flight alone")
  func natural() throws {
    let decay = try Decay(factor: 0.998)
    let landing = Landing(
      offset: .zero, velocity: Vector(x: 1, y: 0.5), proposed: Vector(x: 494, y: 244),
      target: Vector(x: 494, y: 244), decay: decay)
    #expect(landing.x.row == .natural && landing.y.row == .natural)
    #expect(landing.x.velocity == 1 && landing.y.velocity == 0.5)
    #expect(landing.x.target == nil)
  }

  @Test("two changed axes share the smaller factor")
  func bothAxes() throws {
    let decay = try Decay(factor: 0.998)
    let landing = Landing(
      offset: .zero, velocity: Vector(x: 1, y: 1), proposed: Vector(x: 494, y: 494),
      target: Vector(x: 300, y: 100), decay: decay)
    #expect(landing.x.decay == landing.y.decay)
    #expect(landing.y.velocity == 1)
    let factor = landing.x.decay
    #expect(agrees(factor.factor, 0.990149, digits: 6))  // e^(−0.99/100)
    #expect((landing.x.velocity - (0.01 - 300 * factor.logarithm)).magnitude < 1e-12)
  }

  @Test("an axis whose target is its proposal keeps the scroll view's factor")
  func otherAxis() throws {
    let decay = try Decay(factor: 0.998)
    let rest = Projection.current.rest(from: 0, velocity: 0.5, decay: decay)
    let landing = Landing(
      offset: .zero, velocity: Vector(x: 1, y: 0.5), proposed: Vector(x: 494, y: rest),
      target: Vector(x: 300, y: rest), decay: decay)
    #expect(landing.y.row == .short)
    #expect((landing.y.decay.factor - 0.998).magnitude < 1e-12)
  }
}
