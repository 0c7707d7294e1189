import ScrollPhysics
import Testing

@Suite("Spring parameters")
struct SpringParameterTests {
  @Test("SwiftUI's duration .5 and bounce .3 are stiffness 157.9 and damping 17.6 (§7)")
  func appleExample() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect((spring.stiffness - 157.9).magnitude < 0.05)
    #expect((spring.damping - 17.6).magnitude < 0.05)
    #expect(spring.mass == 1)
  }

  @Test("mass 1, stiffness 100, damping 10 are duration .63 and bounce .5 (§7)")
  func appleExampleBack() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((spring.duration - 0.63).magnitude < 0.005)
    #expect(spring.bounce == 0.5)
    #expect(spring.dampingRatio == 0.5)
  }

  @Test("response and ratio come back within 4 ulps", arguments: Seed.smoke)
  func roundTripsResponse(seed: Seed) throws {
    var numbers = seed.numbers
    let response = numbers.next(in: 0.01...10)
    let ratio = numbers.next(in: 0...3)
    let spring = try Spring(response: response, dampingRatio: ratio)
    #expect(ulps(spring.response, response) <= 4)
    #expect(ulps(spring.dampingRatio, ratio) <= 4)
  }

  @Test("duration and bounce come back within 4 ulps of 1", arguments: Seed.smoke)
  func roundTripsBounce(seed: Seed) throws {
    var numbers = seed.numbers
    let duration = numbers.next(in: 0.01...10)
    let bounce = numbers.next(in: -0.999...1)
    let spring = try Spring(duration: duration, bounce: bounce)
    #expect(ulps(spring.duration, duration) <= 4)
    #expect((spring.bounce - bounce).magnitude <= 4 * 0x1p-52)
  }

  @Test("a spring of any mass moves like its twin of mass 1", arguments: Seed.smoke)
  func forgetsMass(seed: Seed) throws {
    var numbers = seed.numbers
    let spring = try Spring(
      mass: numbers.next(in: 0.1...10), stiffness: numbers.next(in: 10...1000),
      damping: numbers.next(in: 0...100))
    let twin = try Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    for time in [0.01, 0.1, 0.5, 2] {
      let here = spring.state(at: time, from: 1, velocity: 3).displacement
      let there = twin.state(at: time, from: 1, velocity: 3).displacement
      #expect((here - there).magnitude < 1e-12)
    }
  }

  @Test("bounce 1 has no damping, bounce 0 is critical, bounce −½ is twice critical")
  func bounces() throws {
    #expect(try Spring(duration: 0.7, bounce: 1).damping == 0)
    #expect(try Spring(duration: 0.7, bounce: 0).dampingRatio == 1)
    #expect(try Spring(duration: 0.7, bounce: -0.5).dampingRatio == 2)
    #expect(try Spring(duration: 0.7, bounce: -0.5).bounce == -0.5)
  }

  @Test(
    "says what is wrong with a spring",
    arguments: [
      (0, 1, 1, "spring mass is 0.0, but must be finite and positive"),
      (.nan, 1, 1, "spring mass is nan, but must be finite and positive"),
      (1, -1, 1, "spring stiffness is -1.0, but must be finite and positive"),
      (1, .infinity, 1, "spring stiffness is inf, but must be finite and positive"),
      (1, 1, -0.1, "spring damping is -0.1, but must be finite and not negative"),
      (1, 1, .nan, "spring damping is nan, but must be finite and not negative"),
      (1e-200, 1e200, 1, "stiffness over mass is inf, but must be finite and positive"),
      (1e200, 1e-200, 1, "stiffness over mass is 0.0, but must be finite and positive"),
      (1, 1, 1e200, "damping over twice the mass is 5e+199, but must be at most 1e154"),
    ] as [(Double, Double, Double, String)])
  func refuses(mass: Double, stiffness: Double, damping: Double, message: String) {
    let error = #expect(throws: PhysicsError.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    #expect(error?.description == message)
  }

  @Test(
    "refuses a bounce outside −1 < bounce ≤ 1", arguments: [-1, 1.0000001, .nan, -2, .infinity])
  func refusesBounce(bounce: Double) {
    #expect(throws: PhysicsError.self) { try Spring(duration: 0.5, bounce: bounce) }
  }

  @Test("refuses a response that is not positive", arguments: [0, -1, .nan, .infinity, 1e300])
  func refusesResponse(response: Double) {
    #expect(throws: PhysicsError.self) { try Spring(response: response, dampingRatio: 1) }
    #expect(throws: PhysicsError.self) { try Spring(duration: response, bounce: 0) }
  }
}
