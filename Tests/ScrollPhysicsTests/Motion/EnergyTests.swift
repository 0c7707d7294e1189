import ScrollPhysics
import Testing

@Suite("Energy")
struct EnergyTests {
  /// The law's continuous form is a damped oscillator with stiffness b·(b − L): content at distance d moves at
  /// v − b·d.
  @Test(
    "of a bounce never grows", arguments: [DecelerationRate.normal, .fast], [60.0, 120])
  func bounce(rate: DecelerationRate, hertz: Double) {
    let decay = rate.decay()
    let bounce = EdgeBounce(decay: decay)
    let stiffness = bounce.rate * (bounce.rate - decay.logarithm)
    for seed in Seed.smoke {
      var numbers = seed.numbers
      var (distance, velocity) = (numbers.next(in: -400...400), numbers.next(in: -6...6))
      var energy = Double.infinity
      for _ in 0..<200 {
        let speed = velocity - bounce.rate * distance
        let now = speed * speed + stiffness * distance * distance
        #expect(now <= energy, "\(seed)")
        energy = now
        bounce.advance(&distance, &velocity, toward: 0, over: 1000 / hertz)
      }
    }
  }

  @Test("of a flight never grows, and its velocity keeps its sign", arguments: Seed.smoke)
  func flight(seed: Seed) throws {
    var motion = try RandomMotion(seed)
    motion.target = nil
    motion.limits = boundless
    var flight = motion.start
    for _ in 0..<300 {
      let before = flight.velocity
      flight.advance(by: 1000 / motion.hertz)
      #expect(flight.velocity.magnitude < before.magnitude)
      #expect(flight.velocity * before > 0)
    }
  }

  /// A linear step scales the area between a state and the next by its determinant, which is the friction here; the
  /// area is an energy because the spring swings, if only just.
  @Test("of a paging spring shrinks by its friction every millisecond", arguments: Seed.smoke)
  func paging(seed: Seed) {
    var numbers = seed.numbers
    let spring = PagingSpring(width: numbers.next(in: 200...1400))
    var (position, velocity) = (numbers.next(in: -1000...1000), numbers.next(in: -5...5))
    func energy() -> Double {
      var (nextPosition, nextVelocity) = (position, velocity)
      spring.advance(&nextPosition, &nextVelocity, toward: 0)
      return velocity * nextPosition - position * nextVelocity
    }
    for _ in 0..<300 {
      let before = energy()
      #expect(before > 0)
      spring.advance(&position, &velocity, toward: 0)
      #expect((energy() / before - spring.friction).magnitude < 1e-8)
    }
  }
}
