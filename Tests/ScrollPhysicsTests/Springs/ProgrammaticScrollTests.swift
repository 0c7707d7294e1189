import ScrollPhysics
import Testing

@Suite("Programmatic scrolling")
struct ProgrammaticScrollTests {
  let animation = OffsetAnimation()
  let toTop = ScrollToTop()

  @Test(
    "an offset animation is sin²(πf/2) of 0.3 s (§11)",
    arguments: [(0.1, 0.024472), (0.25, 0.146447), (0.5, 0.5), (0.75, 0.853553), (0.9, 0.975528)])
  func offsetVector(fraction: Double, progress: Double) {
    #expect((animation.progress(at: 300 * fraction) - progress).magnitude < 5e-7)
  }

  @Test("an offset animation is done when less than a thousandth is missing")
  func offsetDone() {
    #expect(!animation.isDone(at: 299.69) && animation.progress(at: 299.69) < 1)
    #expect(animation.isDone(at: 299.71) && animation.progress(at: 299.71) == 1)
    #expect([300, 1e300, .infinity].map(animation.progress(at:)) == [1, 1, 1])
    #expect([0, -1, -.infinity].map(animation.progress(at:)) == [0, 0, 0])
  }

  @Test("an offset animation is its own reverse", arguments: Seed.smoke)
  func offsetReverses(seed: Seed) {
    var numbers = seed.numbers
    let elapsed = numbers.next(in: 1...299)
    let sum = animation.progress(at: elapsed) + animation.progress(at: 300 - elapsed)
    #expect((sum - 1).magnitude < 1e-15)
  }

  @Test(
    "a scroll to top is critically damped, of response 0.6 s (§11)",
    arguments: [
      (100, 0.281598), (200, 0.618942), (300, 0.821026), (500, 0.966815), (1000, 0.999675),
    ])
  func toTopVector(elapsed: Double, progress: Double) {
    #expect((toTop.progress(at: elapsed) - progress).magnitude < 5e-7)
  }

  @Test("a scroll to top is the spring of that response", arguments: Seed.smoke)
  func toTopIsSpring(seed: Seed) throws {
    var numbers = seed.numbers
    let elapsed = numbers.next(in: 0...1599)
    let spring = try Spring(response: 0.6, dampingRatio: 1)
    let displacement = spring.state(at: elapsed / 1000, from: -1).displacement
    #expect((toTop.progress(at: elapsed) - (1 + displacement)).magnitude < 1e-14)
  }

  @Test("a scroll to top ends after 1.6 s, a millionth of the way early")
  func toTopDone() {
    #expect(!toTop.isDone(at: 1599.9) && toTop.progress(at: 1599.9) > 0.999999)
    #expect(toTop.isDone(at: 1600) && toTop.progress(at: 1600) == 1)
    #expect([1600, .infinity].map(toTop.progress(at:)) == [1, 1])
    #expect([0, -1].map(toTop.progress(at:)) == [0, 0])
  }

  @Test("both only rise")
  func rise() {
    for elapsed in stride(from: 0.0, to: 1700, by: 0.5) {
      #expect(animation.progress(at: elapsed + 0.5) >= animation.progress(at: elapsed))
      #expect(toTop.progress(at: elapsed + 0.5) >= toTop.progress(at: elapsed))
    }
  }

  @Test("constants with no duration are done at once")
  func noDuration() {
    var constants = ScrollConstants.uikit
    constants.offsetAnimationDuration = 0
    constants.scrollToTopDuration = 0
    #expect(OffsetAnimation(constants: constants).progress(at: 1) == 1)
    #expect(ScrollToTop(constants: constants).progress(at: 1) == 1)
  }
}
