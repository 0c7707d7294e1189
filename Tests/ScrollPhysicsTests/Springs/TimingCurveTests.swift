import ScrollPhysics
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let all: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]

  @Test(
    "have UIKit's control points (§7)",
    arguments: zip(
      all,
      [
        [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
      ]))
  func points(curve: TimingCurve, points: [Double]) {
    #expect([curve.first.x, curve.first.y, curve.second.x, curve.second.y] == points)
  }

  @Test("pass through the curve's own points", arguments: all)
  func onTheCurve(curve: TimingCurve) {
    for step in 0...1000 {
      let s = Double(step) / 1000
      let r = 1 - s
      let x = 3 * r * r * s * curve.first.x + 3 * r * s * s * curve.second.x + s * s * s
      let y = 3 * r * r * s * curve.first.y + 3 * r * s * s * curve.second.y + s * s * s
      #expect((curve.progress(at: x) - y).magnitude < 2e-15, "at \(x)")
    }
  }

  @Test("run from 0 to 1 and stay there outside", arguments: all)
  func ends(curve: TimingCurve) {
    #expect([-.infinity, -1, 0].map(curve.progress(at:)) == [0, 0, 0])
    #expect([1, 2, .infinity].map(curve.progress(at:)) == [1, 1, 1])
  }

  @Test("never fall", arguments: all)
  func rise(curve: TimingCurve) {
    var last = 0.0
    for step in 0...20_000 {
      let progress = curve.progress(at: Double(step) / 20_000)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test("linear gives the fraction itself", arguments: Seed.smoke)
  func linear(seed: Seed) {
    var numbers = seed.numbers
    let fraction = numbers.next(in: 0...1)
    #expect(TimingCurve.linear.progress(at: fraction) == fraction)
  }

  @Test(
    "easing in is easing out backward, and easing in and out its own reverse", arguments: Seed.smoke
  )
  func reverses(seed: Seed) {
    var numbers = seed.numbers
    let fraction = numbers.next(in: 0...1)
    let pairs: [(TimingCurve, TimingCurve)] = [(.easeIn, .easeOut), (.easeInOut, .easeInOut)]
    for (curve, reverse) in pairs {
      let sum = curve.progress(at: fraction) + reverse.progress(at: 1 - fraction)
      #expect((sum - 1).magnitude < 1e-15)
    }
  }

  @Test("any control points give a progress that is on the curve", arguments: Seed.smoke)
  func random(seed: Seed) throws {
    var numbers = seed.numbers
    let (x1, x2) = (numbers.next(in: 0...1), numbers.next(in: 0...1))
    let curve = try TimingCurve(x1, numbers.next(in: -2...2), x2, numbers.next(in: -2...2))
    // The slope of x at its flattest stays above 0.01 for nearly all; ask less of the others.
    for step in 1..<100 {
      let s = Double(step) / 100
      let r = 1 - s
      let x = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
      let y = 3 * r * r * s * curve.first.y + 3 * r * s * s * curve.second.y + s * s * s
      #expect((curve.progress(at: x) - y).magnitude < 1e-12, "at \(x)")
    }
  }

  @Test("vertical in the middle is still right within 10⁻⁵")
  func vertical() throws {
    let curve = try TimingCurve(1, 0, 0, 1)
    #expect((curve.progress(at: 0.5) - 0.5).magnitude < 1e-5)
    #expect(curve.progress(at: 0.4999) < 0.5 && curve.progress(at: 0.5001) > 0.5)
  }

  @Test(
    "says what is wrong with a control point",
    arguments: [
      (-0.1, 0, 1, 1, "control point's x is -0.1, but must be in 0 <= x <= 1"),
      (0, 0, 1.1, 1, "control point's x is 1.1, but must be in 0 <= x <= 1"),
      (.nan, 0, 1, 1, "control point's x is nan, but must be in 0 <= x <= 1"),
      (0, .infinity, 1, 1, "control point's y is inf, but must be finite"),
      (0, 0, 1, .nan, "control point's y is nan, but must be finite"),
    ] as [(Double, Double, Double, Double, String)])
  func refuses(x1: Double, y1: Double, x2: Double, y2: Double, message: String) {
    let error = #expect(throws: PhysicsError.self) { try TimingCurve(x1, y1, x2, y2) }
    #expect(error?.description == message)
  }
}
