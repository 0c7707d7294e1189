import ScrollPhysics
import Testing

/// Negated inputs give negated outputs, bit for bit, before any pixel is rounded.
@Suite("Mirror")
struct MirrorTests {
  @Test("a deceleration", arguments: Seed.smoke)
  func deceleration(seed: Seed) throws {
    let motion = try RandomMotion(seed)
    #expect(motion.mirrored().offsets == motion.offsets.map { -$0 })
  }

  @Test("a landing", arguments: Seed.smoke)
  func landing(seed: Seed) throws {
    let motion = try RandomMotion(seed)
    let (plain, mirrored) = (motion.landing, motion.mirrored().landing)
    #expect(mirrored.row == plain.row)
    #expect(mirrored.velocity == -plain.velocity)
    #expect(mirrored.decay == plain.decay)
    #expect(mirrored.target == plain.target.map { -$0 })
  }

  /// The arrival speed of the table is +0.01 at rest, whichever way the target lies.
  @Test("a landing from rest does not: backwards it stops short, and crawls")
  func landingFromRest() throws {
    var motion = try RandomMotion(Seed(1))
    motion.position = 0
    motion.velocity = 0
    motion.limits = boundless
    motion.target = 40
    let sum = motion.landing.velocity + motion.mirrored().landing.velocity
    #expect((sum - 0.02).magnitude < 1e-12)
    #expect(motion.mirrored().offsets.count > motion.offsets.count)
  }

  @Test("a bounce", arguments: Seed.smoke)
  func bounce(seed: Seed) throws {
    let motion = try RandomMotion(seed)
    let bounce = EdgeBounce(decay: motion.decay)
    var (position, velocity) = (motion.position, motion.velocity)
    var (mirrored, backward) = (-position, -velocity)
    for _ in 0..<100 {
      bounce.advance(&position, &velocity, toward: 7.5, over: 1000 / motion.hertz)
      bounce.advance(&mirrored, &backward, toward: -7.5, over: 1000 / motion.hertz)
      #expect(mirrored == -position)
      #expect(backward == -velocity)
    }
  }

  @Test("a rubber band", arguments: Seed.smoke)
  func rubberBand(seed: Seed) {
    var numbers = seed.numbers
    let band = RubberBand(range: numbers.next(in: 100...1400))
    let distance = numbers.next(in: 0...5000)
    #expect(band.stretch(-distance) == -band.stretch(distance))
    #expect(band.pull(-distance) == -band.pull(distance))
    let limits = AxisLimits(minimum: -300, maximum: 300, bounces: true)
    #expect(band.offset(for: -distance, in: limits) == -band.offset(for: distance, in: limits))
  }

  @Test("a reading", arguments: Seed.smoke)
  func panVelocity(seed: Seed) {
    var numbers = seed.numbers
    var (pan, mirrored) = (PanVelocity(at: .zero, time: 0), PanVelocity(at: .zero, time: 0))
    var time: Int64 = 0
    for _ in 0..<20 {
      time += Int64(numbers.next(below: 20_000_000))
      let position = Vector(
        x: numbers.next(in: -400...400), y: numbers.next(in: -400...400))
      pan.move(to: position, time: time)
      mirrored.move(to: -position, time: time)
      #expect(mirrored.reading == -pan.reading)
    }
  }

  @Test("a paging spring", arguments: Seed.smoke)
  func pagingSpring(seed: Seed) {
    var numbers = seed.numbers
    let spring = PagingSpring(width: numbers.next(in: 200...1400))
    let target = numbers.next(in: -1000...1000)
    var (position, velocity) = (numbers.next(in: -1000...1000), numbers.next(in: -5...5))
    var (mirrored, backward) = (-position, -velocity)
    for _ in 0..<500 {
      spring.advance(&position, &velocity, toward: target)
      spring.advance(&mirrored, &backward, toward: -target)
      #expect(mirrored == -position)
      #expect(backward == -velocity)
    }
  }
}
