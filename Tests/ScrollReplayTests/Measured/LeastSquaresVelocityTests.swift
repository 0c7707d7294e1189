import MeasuredData
import Samples
import ScrollPhysics
import Testing

@Suite("Least-squares velocity")
struct LeastSquaresVelocityTests {
  private func milliseconds(_ time: Double) -> Int64 { Int64(time * 1e6) }

  private func tracker(
    _ times: [Double], _ position: (Double) -> Double
  ) -> LeastSquaresVelocity {
    var tracker = LeastSquaresVelocity(
      at: Vector(x: position(times[0]), y: 0), time: milliseconds(times[0]))
    for time in times.dropFirst() {
      tracker.move(to: Vector(x: position(time), y: 0), time: milliseconds(time))
    }
    return tracker
  }

  @Test("of a parabola is its slope at the newest sample", arguments: UInt64(1)...100)
  func parabola(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let (a, b) = (numbers.next(in: -5...5), numbers.next(in: -0.05...0.05))
    var time = 0.0
    let times = (0..<12).map { _ in
      time += numbers.next(in: 6...10)
      return time
    }
    let velocity = tracker(times) { 300 + a * $0 + b * $0 * $0 }.velocity
    #expect((velocity.x - (a + 2 * b * time)).magnitude < 1e-4)  // times are whole nanoseconds
    #expect(velocity.y == 0)
  }

  @Test("is nothing for fewer than three samples, or for three at two times")
  func tooFew() {
    #expect(tracker([0]) { $0 }.velocity == .zero)
    #expect(tracker([0, 8]) { $0 }.velocity == .zero)
    #expect(tracker([0, 8, 8]) { $0 }.velocity == .zero)
    #expect((tracker([0, 8, 16]) { $0 }.velocity.x - 1).magnitude < 1e-12)
  }

  @Test("of two samples at one time the later counts")
  func sameTime() {
    var tracker = tracker([0, 8, 16, 24]) { $0 }
    tracker.move(to: Vector(x: -99, y: 0), time: milliseconds(32))
    tracker.move(to: Vector(x: 32, y: 0), time: milliseconds(32))
    #expect((tracker.velocity.x - 1).magnitude < 1e-12)
  }

  /// What lies outside the window stands still, what lies inside moves at 1 pt/ms: a sample too many shows.
  @Test(
    "looks back 100 ms, over no gap above 40 ms, at 20 samples",
    arguments: [
      ([0, 100, 108, 116, 124], 41.0), ([0, 24.9, 50, 75, 100, 125], 24.95),
      ([0, 10, 50.1, 60, 70], 50.0),
      ([0] + (1...20).map { Double($0) * 4.9 }, 4.8),
    ] as [([Double], Double)])
  func window(times: [Double], still: Double) {
    let velocity = tracker(times) { max(0, $0 - still) + ($0 < still ? 1000 : 0) }.velocity
    #expect((velocity.x - 1).magnitude < 1e-9)
  }

  @Test("a sample exactly 100 ms old, or across exactly 40 ms, counts")
  func edges() {
    let old = tracker([0, 25, 50, 75, 100]) { $0 > 0 ? $0 : 1000 }.velocity.x
    #expect((old - 1).magnitude > 0.1)
    let across = tracker([0, 40, 50, 60]) { $0 > 0 ? $0 : 1000 }.velocity.x
    #expect((across - 1).magnitude > 0.1)
  }
}
