import ScrollPhysics
import Testing

@Suite("UIView spring animation")
struct SpringAnimationTests {
  static let ratios = [0.01, 0.02, 0.1, 0.3, 0.5, 0.8, 0.95, 0.99, 0.999, 0.999999, 1 - 1e-15, 1]
  static let velocities = [
    -1e12, -100, -25, -5, -1, -0.1, -1e-6, 0, 1e-6, 0.1, 0.5, 1, 2, 3, 5, 7.7, 10, 20, 50, 100,
    1e12,
  ]

  /// |envelope| at the end of the animation, as PHYSICS §7 writes it.
  static func envelope(of spring: Spring, ratio: Double, after time: Double, velocity: Double)
    -> Double
  {
    let frequency = spring.frequency
    guard ratio < 1 else {
      return ((1 + (frequency - velocity) * time) * Elementary.exp(-frequency * time)).magnitude
    }
    let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    return ((ratio * frequency - velocity) / swing).magnitude
      * Elementary.exp(-ratio * frequency * time)
  }

  @Test("duration .5 at ratio .8 is ω 17.98859, k 323.5895, c 28.7817 (§11)")
  func underdampedVector() throws {
    let spring = try Spring.animation(duration: 0.5, dampingRatio: 0.8)
    #expect((spring.frequency - 17.98859).magnitude < 5e-6)
    #expect((spring.stiffness - 323.5895).magnitude < 1e-4)
    #expect((spring.damping - 28.7817).magnitude < 5e-5)
  }

  @Test("duration .3 at ratio 1 is ω 30.77804 (§11)", arguments: [1, 1.5, 100])
  func criticalVector(ratio: Double) throws {
    let spring = try Spring.animation(duration: 0.3, dampingRatio: ratio)
    #expect((spring.frequency - 30.77804).magnitude < 5e-6)
    #expect(spring.dampingRatio == 1)
  }

  @Test("from rest the frequency is ln(ζ/(.001·√(1 − ζ²)))/(ζT)", arguments: ratios.dropLast(2))
  func closedForm(ratio: Double) throws {
    let spring = try Spring.animation(duration: 2, dampingRatio: ratio)
    let swing = ((1 - ratio) * (1 + ratio)).squareRoot()
    let expected = Elementary.log(ratio / (0.001 * swing)) / (ratio * 2)
    #expect((spring.frequency / expected - 1).magnitude < 1e-12)
  }

  @Test("satisfies its equation", arguments: ratios, velocities)
  func satisfies(ratio: Double, velocity: Double) throws {
    for duration in [0.01, 0.1, 0.3, 0.5, 1, 2.5, 10] {
      let spring = try Spring.animation(
        duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect(spring.frequency > 0 && spring.frequency < .infinity)
      let envelope = Self.envelope(of: spring, ratio: ratio, after: duration, velocity: velocity)
      #expect((envelope - 0.001).magnitude < 1e-10, "duration \(duration)")
    }
  }

  @Test("satisfies its equation at random places", arguments: Seed.smoke)
  func satisfiesAtRandom(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<100 {
      let ratio = numbers.next(in: 0.01...1)
      let duration = numbers.next(in: 0.01...10)
      let velocity = numbers.next(in: -10...10) / duration
      let spring = try Spring.animation(
        duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      let envelope = Self.envelope(of: spring, ratio: ratio, after: duration, velocity: velocity)
      #expect((envelope - 0.001).magnitude < 1e-10, "\(ratio) \(duration) \(velocity)")
    }
  }

  /// Of up to three roots, those of a plain Newton's method with numeric slopes; where it fails, a scan's greatest.
  @Test(
    "takes the root that Newton's method finds, else the greatest",
    arguments: [
      (0.8, 1, 8.80286),
      (0.8, 3.9, 5.10159),
      (0.8, 4.2, 5.03745),
      (0.8, 10, 8.19127),
      (0.8, -3, 9.41343),
      (0.3, 2, 6.52006),
      (1, 3, 8.82892),
      (1, 5.8, 4.93973),
      (1, 6.3, 5.13084),
      (1, 20, 9.19105),
      (0.8, 3.2, 8.15),
      (1, 5, 8.386),
    ])
  func picksRoot(ratio: Double, velocity: Double, root: Double) throws {
    let spring = try Spring.animation(
      duration: 1, dampingRatio: ratio, initialVelocity: velocity)
    #expect((spring.frequency - root).magnitude < 0.002)
  }

  @Test("half the duration is twice the frequency", arguments: ratios)
  func scales(ratio: Double) throws {
    let long = try Spring.animation(duration: 1, dampingRatio: ratio, initialVelocity: 2)
    let short = try Spring.animation(duration: 0.5, dampingRatio: ratio, initialVelocity: 4)
    #expect(short.frequency == 2 * long.frequency)
  }

  @Test("is within the threshold at its end when it starts at rest", arguments: ratios.dropFirst(2))
  func settles(ratio: Double) throws {
    let spring = try Spring.animation(duration: 0.4, dampingRatio: ratio)
    // The envelope looks at the sine alone, so the cosine may add as much as ratio 0 is far.
    let reach = 0.001 / ratio
    #expect(spring.state(at: 0.4, from: -1).displacement.magnitude <= reach * (1 + 1e-9))
  }

  @Test("is stiffer without bound toward ratio 1, but not at it: a known jump")
  func jumps() throws {
    let stiffness = try [0.9, 0.99, 0.9999, 1 - 1e-12, 1].map {
      try Spring.animation(duration: 0.5, dampingRatio: $0).stiffness
    }
    #expect(stiffness[1] > stiffness[0])
    #expect(stiffness[2] > stiffness[1])
    #expect(stiffness[3] > 2 * stiffness[4])
  }

  @Test(
    "says what is wrong with an animation",
    arguments: [
      (0.009, 1, 0, "animation duration is 0.009, but must be from 0.01 to 10.0 seconds"),
      (10.1, 1, 0, "animation duration is 10.1, but must be from 0.01 to 10.0 seconds"),
      (.nan, 1, 0, "animation duration is nan, but must be from 0.01 to 10.0 seconds"),
      (1, 0.0099, 0, "spring damping ratio is 0.0099, but must be 0.01 or more"),
      (1, .nan, 0, "spring damping ratio is nan, but must be 0.01 or more"),
      (1, .infinity, 0, "spring damping ratio is inf, but must be 0.01 or more"),
      (
        1, 1, .nan,
        "initial spring velocity is nan, but must be finite, and small enough for a spring to settle in its time"
      ),
      (
        10, 0.5, -1.7e308,
        "initial spring velocity is -1.7e+308, but must be finite, and small enough for a spring to settle in its time"
      ),
    ] as [(Double, Double, Double, String)])
  func refuses(duration: Double, ratio: Double, velocity: Double, message: String) {
    let error = #expect(throws: PhysicsError.self) {
      try Spring.animation(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
    #expect(error?.description == message)
  }
}
