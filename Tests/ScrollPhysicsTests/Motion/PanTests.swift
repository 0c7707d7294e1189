import ScrollPhysics
import Testing

@Suite("Pan")
struct PanTests {
  private func milliseconds(_ time: Double) -> Int64 { Int64(time * 1e6) }

  @Test("reads and blends the last three samples")
  func readings() {
    var pan = PanVelocity(at: .zero, time: 0)
    var finger = 0.0
    var readings: [Double] = []
    for (index, velocity) in [0.5, 1.0, 1.5].enumerated() {
      finger -= velocity * 10
      pan.move(to: Vector(x: finger, y: 0), time: milliseconds(Double(index + 1) * 10))
      readings.append(pan.reading.x)
    }
    for (reading, expected) in zip(readings, [0.5, 0.6, 1.1]) {
      #expect((reading - expected).magnitude < 1e-12)
    }
    let release = ReleaseVelocity(
      reading: pan.reading, previous: pan.previousReading, isOutside: false)
    #expect((release.velocity.x - 0.725).magnitude < 1e-12)
  }

  @Test("two repeated samples silence a finger that rests")
  func repeatedSamples() {
    var pan = PanVelocity(at: .zero, time: 0)
    pan.move(to: Vector(x: -10, y: 0), time: milliseconds(10))
    #expect(pan.reading == Vector(x: 1, y: 0))
    pan.move(to: Vector(x: -10, y: 0), time: milliseconds(20))
    #expect((pan.reading.x - 0.8).magnitude < 1e-12)
    pan.move(to: Vector(x: -10, y: 0), time: milliseconds(30))
    #expect(pan.reading == .zero)
  }

  @Test("begins past 10 pt and takes them off")
  func slop() {
    var pan = PanRecognizer(at: Vector(x: 200, y: 100), time: 0)
    pan.move(to: Vector(x: 190, y: 100), time: milliseconds(8), isLockEnabled: false)
    #expect(!pan.hasBegun)
    pan.move(to: Vector(x: 186, y: 96), time: milliseconds(16), isLockEnabled: false)
    #expect(pan.hasBegun)
    #expect(pan.translation == Vector(x: -4, y: 0))
    #expect(pan.reading == .zero)
    pan.move(to: Vector(x: 176, y: 96), time: milliseconds(26), isLockEnabled: false)
    #expect(pan.translation == Vector(x: -14, y: 0))
    #expect(pan.reading == Vector(x: 1, y: 0))
  }

  @Test(
    "locks to the axis that leads",
    arguments: [
      (Vector(x: 20, y: 5), Axis.horizontal), (Vector(x: 5, y: -20), .vertical),
      (Vector(x: 12, y: 12), nil),
    ])
  func lock(moved: Vector, axis: Axis?) {
    var pan = PanRecognizer(at: .zero, time: 0)
    pan.move(to: moved, time: milliseconds(8), isLockEnabled: true)
    #expect(pan.lockedAxis == axis)
    if let axis { #expect(pan.translation[axis.other] == 0) }
  }

  @Test(
    "the gate looks at the reading, the flight at the blend",
    arguments: [
      (0.24, 1.0, true, 0.0), (0.26, -0.2, false, -0.085), (0.26, 0, false, 0.26), (0, 1, true, 0),
    ])
  func gate(reading: Double, previous: Double, isGated: Bool, velocity: Double) {
    let release = ReleaseVelocity(
      reading: Vector(x: reading, y: 0), previous: Vector(x: previous, y: 0), isOutside: false)
    #expect(release.isGated == isGated)
    #expect((release.velocity.x - velocity).magnitude < 1e-12)
  }

  @Test("the gate is open past a limit")
  func gateOutside() {
    let release = ReleaseVelocity(
      reading: Vector(x: 0.1, y: 0), previous: .zero, isOutside: true)
    #expect(!release.isGated)
    #expect(release.velocity.x == 0.1)
  }

  @Test("repeated flicks of 240 pt fly farther from the fourth on")
  func streak() {
    var streak = FlickStreak()
    var multipliers: [Double] = []
    for flick in 0..<7 {
      let start = Int64(flick) * 400_000_000
      streak.touchDown(at: start)
      streak.drag(distance: 240, velocity: Vector(x: 2, y: 0))
      multipliers.append(streak.multiplier)
      streak.release(velocity: Vector(x: 2, y: 0), isPaging: false, at: start + 100_000_000)
    }
    for (multiplier, expected) in zip(multipliers, [1, 1, 1, 1.9, 3.25, 5.05, 7.3]) {
      #expect((multiplier - expected).magnitude < 1e-12)
    }
  }

  @Test(
    "a streak ends with a reversal, a slow drag, a pause",
    arguments: [
      (-2.0, 400.0), (0.12, 400), (2, 1100.1),
    ])
  func streakEnds(velocity: Double, start: Double) {
    var streak = FlickStreak()
    streak.touchDown(at: 0)
    streak.release(velocity: Vector(x: 2, y: 0), isPaging: false, at: milliseconds(100))
    #expect(streak.count == 1)
    streak.touchDown(at: milliseconds(start))
    streak.drag(distance: 10, velocity: Vector(x: velocity, y: 0))
    #expect(streak.count == 0)
  }
}
