import ScrollPhysics
import Testing

/// UIKit's short-frame series makes motion depend on the frame rate. That law does not hold is stated here, and by
/// how much.
@Suite("Frame rate")
struct FrameRateTests {
  private static let rates: [(DecelerationRate, Double)] = [(.normal, 0.03), (.fast, 0.15)]

  /// Position at 60 and at 120 Hz at the same times, frame by frame of the slower.
  private func pairs(_ start: Deceleration, frames: Int) -> [(Double, Double)] {
    var (slow, quick) = (start, start)
    return (0..<frames).map { _ in
      slow.advance(by: 1000.0 / 60)
      quick.advance(by: 1000.0 / 120)
      quick.advance(by: 1000.0 / 120)
      return (slow.position, quick.position)
    }
  }

  @Test(
    "a flight at 60 Hz is not the flight at 120 Hz, but at most this far away a pt/ms",
    arguments: rates)
  func flight(rate: DecelerationRate, bound: Double) {
    for velocity in [-8, -1, 0.25, 1, 3] {
      let start = Deceleration(
        position: 0, velocity: velocity, decay: rate.decay(), limits: boundless)
      let gaps = pairs(start, frames: 300).map { ($0 - $1).magnitude }
      #expect(gaps.allSatisfy { $0 <= bound * velocity.magnitude })
      #expect(gaps.contains { $0 > bound / 2 * velocity.magnitude })
    }
  }

  /// The way v·r/(1 − r) to a dead stop is the same for every frame rate; only the last frame's velocity, between
  /// k·0.01 and 0.01 pt/ms, differs.
  @Test(
    "a flight rests within 0.01·r/(1 − r)·(1 − k) of where it rests at any rate", arguments: rates)
  func rest(rate: DecelerationRate, _: Double) throws {
    let decay = rate.decay()
    let slowest = decay.step(over: 1000.0 / 60)
    let bound = 0.01 * decay.factor / (1 - decay.factor) * (1 - slowest.remaining)
    for velocity in [-8, -1, 0.25, 1, 3] {
      let start = Deceleration(position: 0, velocity: velocity, decay: decay, limits: boundless)
      let rests = try [60.0, 80, 90, 120, 240].map {
        try #require(frames(start, hertz: $0, atMost: 10_000).last)
      }
      let least = try #require(rests.min())
      let most = try #require(rests.max())
      #expect(most - least <= bound)
    }
  }

  @Test("a bounce from rest differs by at most 0.15 % of its distance")
  func bounce() {
    let start = Deceleration(
      position: -100, velocity: 0, decay: DecelerationRate.normal.decay(),
      limits: AxisLimits(minimum: 0, maximum: 1000, bounces: true))
    let gaps = pairs(start, frames: 60).map { ($0 - $1).magnitude }
    #expect(gaps.allSatisfy { $0 <= 0.15 })
    #expect(gaps.contains { $0 > 0.1 })
  }

  @Test("an exponent of −0.5 and more is taken by its series, a smaller one exactly")
  func exponent() throws {
    for factor in [0.9, 0.96, 0.99, 0.998] {
      let decay = try Decay(factor: factor)
      for duration in [1, 1000.0 / 240, 1000.0 / 120, 1000.0 / 60, 1000.0 / 30, 100] {
        let z = duration * decay.logarithm
        let expected = z >= -0.5 ? 1 + z + z * z / 2 : Elementary.exp(z)
        #expect(decay.step(over: duration).remaining == expected)
      }
    }
  }

  @Test("there the two do not meet: the series is 0.0185 above")
  func jump() throws {
    let decay = try Decay(factor: 0.99)
    let edge = -0.5 / decay.logarithm
    let before = decay.step(over: edge * (1 - 1e-9)).remaining
    let after = decay.step(over: edge * (1 + 1e-9)).remaining
    #expect((before - 0.625).magnitude < 1e-8)
    #expect((after - 0.606530660).magnitude < 1e-8)
  }
}
