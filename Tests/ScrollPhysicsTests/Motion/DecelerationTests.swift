import ScrollPhysics
import Testing

/// Milliseconds of a frame at 60 Hz, as PHYSICS §11 has them.
let sixtyHertz = 1000.0 / 60

/// Whether `value` prints as `expected` does with `digits` after the point.
func agrees(_ value: Double, _ expected: Double, digits: Int) -> Bool {
  var half = 0.5
  for _ in 0..<digits { half /= 10 }
  return (value - expected).magnitude <= half * 1.001
}

/// Limits that no motion here reaches.
let boundless = AxisLimits(minimum: -1e6, maximum: 1e6, bounces: true)

/// One axis, stepped until it rests: the offsets after each frame.
func frames(_ start: Deceleration, hertz: Double, atMost limit: Int = 2000) -> [Double] {
  var motion = start
  let still = Deceleration(position: 0, velocity: 0, decay: start.decay, limits: boundless).state
  var offsets: [Double] = []
  repeat {
    motion.advance(by: 1000 / hertz)
    offsets.append(motion.position)
  } while !Deceleration.haveStopped(motion.state, still) && offsets.count < limit
  return offsets
}

@Suite("Deceleration")
struct DecelerationTests {
  @Test(
    "one step of free flight",
    arguments: [
      (1000.0 / 60, 16.372211, 0.967190), (1000.0 / 120, 8.255550, 0.983456),
      (1, 0.997999, 0.998000),
    ])
  func step(duration: Double, distance: Double, velocity: Double) throws {
    let step = try Decay(factor: 0.998).step(over: duration)
    #expect(agrees(step.reach, distance, digits: 6))
    #expect(agrees(step.remaining, velocity, digits: 6))
  }

  @Test("flies and stops as UIKit does")
  func flight() throws {
    let flight = Deceleration(
      position: 0, velocity: 1, decay: try Decay(factor: 0.998), limits: boundless)
    let offsets = frames(flight, hertz: 60)
    for (offset, expected) in zip(offsets, [16.3722, 32.2072, 47.5227, 62.3357, 76.6627]) {
      #expect(agrees(offset, expected, digits: 4))
    }
    #expect(offsets.count == 139)
    #expect(agrees(offsets[138], 494.167, digits: 3))
  }

  @Test("pulls a view at rest back to its edge")
  func bounceFromRest() throws {
    let pulled = Deceleration(
      position: -100, velocity: 0, decay: try Decay(factor: 0.998),
      limits: AxisLimits(minimum: 0, maximum: 1000, bounces: true))
    let expected = [-84.653, -71.661, -60.663, -51.353, -43.472, -36.800]
    for (offset, expected) in zip(frames(pulled, hertz: 60), expected) {
      #expect(agrees(offset, expected, digits: 3))
    }
  }

  @Test("splits the frame that flies past a limit")
  func bounceFromFlight() throws {
    let flight = Deceleration(
      position: 980, velocity: 1, decay: try Decay(factor: 0.998),
      limits: AxisLimits(minimum: 0, maximum: 1000, bounces: true))
    let expected = [996.3722, 1010.7341, 1020.4857, 1026.6746, 1030.2222, 1031.8403, 1032.0761]
    for (offset, expected) in zip(frames(flight, hertz: 60), expected) {
      #expect(agrees(offset, expected, digits: 4))
    }
  }

  @Test("stops dead at a limit that does not bounce")
  func clamps() throws {
    let flight = Deceleration(
      position: 980, velocity: 1, decay: try Decay(factor: 0.998),
      limits: AxisLimits(minimum: 0, maximum: 1000, bounces: false))
    #expect(frames(flight, hertz: 60).last == 1000)
  }

  @Test("a frame under a millisecond moves nothing")
  func shortFrame() throws {
    var flight = Deceleration(
      position: 0, velocity: 1, decay: try Decay(factor: 0.998), limits: boundless)
    flight.advance(by: 0.999)
    #expect(flight.position == 0)
    flight.advance(by: 1)
    #expect(flight.position > 0.99)
  }

  @Test(
    "projects its rest",
    arguments: [
      (0, 1, 0.998, 494.5048), (0, 2, 0.998, 994.0047), (0, -1, 0.998, -494.5048),
      (100, 0.3, 0.998, 244.855), (0, 1, 0.99, 98.5042),
    ])
  func projection(offset: Double, velocity: Double, factor: Double, rest: Double) throws {
    let projected = Projection.current.rest(
      from: offset, velocity: velocity, decay: try Decay(factor: factor))
    #expect(agrees(projected, rest, digits: rest == 244.855 ? 3 : 4))
  }

  @Test("the devices of 2013 projected a series")
  func oldProjection() throws {
    let projected = Projection.devices2013.rest(
      from: 0, velocity: 1, decay: try Decay(factor: 0.998))
    #expect((projected - 0.99 * 499).magnitude < 1e-9)  // r/(1 − r) = 499
  }
}
