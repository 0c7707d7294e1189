import ScrollPhysics
import Testing

@Suite("Spring motion")
struct SpringMotionTests {
  /// Springs of every regime, beside and far from critical damping.
  static let ratios = [0, 0.01, 0.3, 0.9, 0.999, 1 - 1e-9, 1, 1 + 1e-9, 1.001, 1.2, 5, 1000]

  @Test(
    "is the solution, worked out with 400 bits, in every regime",
    arguments: [
      (1, 100, 10, 1, 0, 0.3, -0.12435476740841175, -1.3324264401804118),
      (1, 100, 20, -500, 0, 0.25, -143.64874759182288, 1026.062482798735),
      (1, 100, 20, -500, 0, 0.5, -20.2138409972564, 168.44867497713668),
      (2.5, 300, 8, -40, 900, 0.12, 52.53735018582706, 444.97011898954565),
      (1, 100, 0, 3, -4, 7, 1.590401336635744, -25.749997259081873),
      (1, 100, 20.00000002, 1, 5, 0.4, 0.1282094726607146, -1.0073601396130054),
      (1, 100, 19.99999998, 1, 5, 0.4, 0.12820947178156386, -1.0073601381477542),
      (1, 100, 20.2, 1, -30, 0.35, -0.1787054584242274, 1.1731162324252695),
      (1, 100, 19.8, 1, -30, 0.35, -0.18363724454455596, 1.243587008504071),
      (0.5, 80, 60, 120, -2000, 0.2, 79.66720851907019, -107.43017961298857),
      (1, 1, 2000, 1, 0, 500, 0.7788009290966628, -0.0003894005618984962),
      (1, 1, 2000, 1, 3000, 0.0004, 1.8260064696965153, 1347.9864736102577),
      (3, 3000, 1, 10, 0, 20, -0.19831360413577015, 9.41048192590522),
      (1, 400, 50, -7, 0, 0.02, -6.59305277912098, 34.47750030300429),
    ] as [(Double, Double, Double, Double, Double, Double, Double, Double)])
  func matchesReference(
    mass: Double, stiffness: Double, damping: Double, displacement: Double, velocity: Double,
    time: Double, expectedDisplacement: Double, expectedVelocity: Double
  ) throws {
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
    let state = spring.state(at: time, from: displacement, velocity: velocity)
    let distance = displacement.magnitude + velocity.magnitude / spring.frequency
    #expect((state.displacement - expectedDisplacement).magnitude < 1e-14 * distance)
    #expect(
      (state.velocity - expectedVelocity).magnitude < 3e-14 * distance * spring.frequency)
  }

  @Test("critical, k 100, from 0 to 500 (§11)", arguments: [(0.25, 356.35), (0.5, 479.79)])
  func criticalVector(time: Double, expected: Double) throws {
    let spring = try Spring(stiffness: 100, damping: 20)
    #expect((500 + spring.state(at: time, from: -500).displacement - expected).magnitude < 0.005)
  }

  @Test("agrees with a numeric integration", arguments: Seed.smoke)
  func integrates(seed: Seed) throws {
    var numbers = seed.numbers
    let spring = try Spring.random(&numbers)
    let start = SpringState(
      displacement: numbers.next(in: -500...500), velocity: numbers.next(in: -5000...5000))
    let time = numbers.next(in: 0...10) / spring.frequency
    let state = spring.state(at: time, from: start.displacement, velocity: start.velocity)
    let integrated = spring.integrated(start, over: time, steps: 4000)
    let distance = start.displacement.magnitude + start.velocity.magnitude / spring.frequency
    #expect((state.displacement - integrated.displacement).magnitude < 1e-7 * distance)
    #expect(
      (state.velocity - integrated.velocity).magnitude < 1e-7 * distance * spring.frequency)
  }

  @Test("gives the same bits in every build")
  func golden() throws {
    var hash = BitHash()
    for seed in Seed.smoke {
      var numbers = seed.numbers
      let spring = try Spring.random(&numbers)
      for _ in 0..<100 {
        let state = spring.state(at: numbers.next(in: 0...2), from: 100, velocity: -300)
        hash.combine(state.displacement)
        hash.combine(state.velocity)
      }
      hash.combine(spring.settlingTime() ?? 0)
    }
    #expect(
      hash.value == 0xb7b4_e88c_5d4f_cc3c, "the hash is now 0x\(String(hash.value, radix: 16))")
  }

  @Test("starts where it was let go", arguments: ratios)
  func starts(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    let state = spring.state(at: 0, from: -3, velocity: 7)
    #expect(state == SpringState(displacement: -3, velocity: 7))
  }

  @Test("mirrors exactly", arguments: Seed.smoke)
  func mirrors(seed: Seed) throws {
    var numbers = seed.numbers
    let spring = try Spring.random(&numbers)
    let (y, u) = (numbers.next(in: 1...500), numbers.next(in: -5000...5000))
    let time = numbers.next(in: 0...2)
    let state = spring.state(at: time, from: y, velocity: u)
    let mirrored = spring.state(at: time, from: -y, velocity: -u)
    #expect(mirrored.displacement.bitPattern == (-state.displacement).bitPattern)
    #expect(mirrored.velocity.bitPattern == (-state.velocity).bitPattern)
  }

  @Test(
    "is linear: motions add, and twice the start is exactly twice the motion", arguments: Seed.smoke
  )
  func linear(seed: Seed) throws {
    var numbers = seed.numbers
    let spring = try Spring.random(&numbers)
    let (y, u) = (numbers.next(in: -500...500), numbers.next(in: -5000...5000))
    let time = numbers.next(in: 0...2)
    let whole = spring.state(at: time, from: y, velocity: u)
    let fromRest = spring.state(at: time, from: y)
    let fromTarget = spring.state(at: time, from: 0, velocity: u)
    let distance = y.magnitude + u.magnitude / spring.frequency
    #expect(
      (fromRest.displacement + fromTarget.displacement - whole.displacement).magnitude
        < 1e-14 * distance)
    let twice = spring.state(at: time, from: 2 * y, velocity: 2 * u)
    #expect(twice.displacement == 2 * whole.displacement)
    #expect(twice.velocity == 2 * whole.velocity)
  }

  @Test("one stretch of time is two shorter ones", arguments: Seed.smoke)
  func composes(seed: Seed) throws {
    var numbers = seed.numbers
    let spring = try Spring.random(&numbers)
    let (first, second) = (numbers.next(in: 0...0.3), numbers.next(in: 0...0.3))
    let stop = spring.state(at: first, from: 100, velocity: 50)
    let there = spring.state(at: second, from: stop.displacement, velocity: stop.velocity)
    let direct = spring.state(at: first + second, from: 100, velocity: 50)
    #expect((there.displacement - direct.displacement).magnitude < 1e-10)
    #expect((there.velocity - direct.velocity).magnitude < 1e-10 * spring.frequency)
  }

  @Test("never gains energy", arguments: ratios)
  func energy(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    var last = spring.energy(of: SpringState(displacement: 100, velocity: -2000))
    for frame in 1...1000 {
      let state = spring.state(at: Double(frame) / 120, from: 100, velocity: -2000)
      let energy = spring.energy(of: state)
      #expect(energy <= last * (1 + 1e-13), "frame \(frame)")
      last = energy
    }
  }

  @Test("comes to rest and stays there, however late", arguments: ratios.dropFirst())
  func rests(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for time in [1e6, 1e12, 1e100, 1e300] {
      #expect(spring.state(at: time, from: 1, velocity: 1) == SpringState(displacement: 0))
    }
  }

  @Test("without damping swings within its amplitude, however late")
  func swings() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    for time in [1, 1e6, 1e12, 1e100, 1e300, 1e308] {
      let state = spring.state(at: time, from: 1)
      #expect((spring.energy(of: state) - 50).magnitude < 1e-12)
    }
  }

  @Test(
    "does not jump at critical damping",
    arguments: [2.220446049250313e-16, 1e-15, 1e-12, 1e-9], [0.01, 0.1, 0.5, 1, 2])
  func continuous(gap: Double, time: Double) throws {
    let states = try [1 - gap, 1, 1 + gap].map {
      try Spring(response: 0.5, dampingRatio: $0).state(at: time, from: 1, velocity: -20)
    }
    // The second difference of a smooth function would be gap² times its curvature.
    let y = states[0].displacement - 2 * states[1].displacement + states[2].displacement
    let u = states[0].velocity - 2 * states[1].velocity + states[2].velocity
    #expect(y.magnitude < 2e-15)
    #expect(u.magnitude < 2e-14)
  }

  @Test(
    "does not jump where the series hand over to the closed forms", arguments: [0.2, 0.99, 1.01, 4])
  func handsOver(ratio: Double) throws {
    let spring = try Spring(frequency: 10, dampingRatio: ratio)
    let time = 1 / (10 * (1 - ratio * ratio).magnitude.squareRoot())
    let before = spring.state(at: time * (1 - 1e-15), from: 1, velocity: -20)
    let after = spring.state(at: time * (1 + 1e-15), from: 1, velocity: -20)
    #expect((before.displacement - after.displacement).magnitude < 1e-13)
    #expect((before.velocity - after.velocity).magnitude < 1e-12)
  }
}

extension Spring {
  /// A spring of a random mass, frequency and ratio, from no damping to far above critical.
  fileprivate static func random(_ numbers: inout SplitMix64) throws -> Spring {
    let mass = numbers.next(in: 0.1...5)
    let frequency = numbers.next(in: 1...40)
    let ratio = numbers.next(in: 0...2) * numbers.next(in: 0...2)
    return try Spring(
      mass: mass, stiffness: mass * frequency * frequency, damping: 2 * mass * ratio * frequency)
  }

  fileprivate func energy(of state: SpringState) -> Double {
    0.5 * mass * state.velocity * state.velocity
      + 0.5 * stiffness * state.displacement * state.displacement
  }

  /// Runge and Kutta's fourth-order integration of the spring's law.
  fileprivate func integrated(_ start: SpringState, over time: Double, steps: Int) -> SpringState {
    func slope(_ s: SpringState) -> SpringState {
      SpringState(
        displacement: s.velocity,
        velocity: -(stiffness * s.displacement + damping * s.velocity) / mass)
    }
    func along(_ s: SpringState, _ slope: SpringState, _ step: Double) -> SpringState {
      SpringState(
        displacement: s.displacement + step * slope.displacement,
        velocity: s.velocity + step * slope.velocity)
    }
    let step = time / Double(steps)
    var state = start
    for _ in 0..<steps {
      let a = slope(state)
      let b = slope(along(state, a, step / 2))
      let c = slope(along(state, b, step / 2))
      let d = slope(along(state, c, step))
      for (slope, weight) in [(a, 1.0), (b, 2), (c, 2), (d, 1)] {
        state = along(state, slope, weight * step / 6)
      }
    }
    return state
  }
}
