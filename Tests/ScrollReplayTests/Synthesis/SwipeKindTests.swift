import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Swipe kinds")
struct SwipeKindTests {
  @Test(
    "form valid gestures on the screen, from any seed", arguments: SwipeKind.allCases,
    SwipeDirection.allCases)
  func valid(kind: SwipeKind, direction: SwipeDirection) throws {
    for seed in 1...200 {
      let request = SwipeRequest(kind: kind, direction: direction)
      let gesture = try synthesise(request, seed)
      #expect(try Gesture(name: "synthesised", samples: gesture.samples) == gesture)
      #expect(gesture.samples.count { $0.phase == .began } == kind.count)
      #expect(gesture.samples.allSatisfy { $0.time % 1000 == 0 })
    }
  }

  @Test("stays on the screen at ordinary speeds", arguments: SwipeDirection.allCases)
  func onScreen(direction: SwipeDirection) throws {
    for seed in 1...200 {
      let gesture = try synthesise(SwipeRequest(direction: direction, speed: 2), seed)
      for position in gesture.samples.map(\.position) {
        #expect(position.x > 0 && position.x < 375 && position.y > 0 && position.y < 812)
      }
    }
  }

  @Test("starts where it is asked to")
  func start() throws {
    let request = SwipeRequest(direction: .up, count: 2, start: Vector(x: 100, y: 700))
    let gesture = try synthesise(request, 1)
    let starts = gesture.samples.filter { $0.phase == .began }.map(\.position)
    #expect(starts.count == 2)
    for start in starts {
      #expect((start.x - 100).magnitude <= 1 && (start.y - 700).magnitude <= 1)
    }
  }

  @Test(
    "is read at the asked speed", arguments: [0.05, 0.1, 0.24, 0.26, 0.5, 1, 2, 3.5, 6],
    SwipeDirection.allCases)
  func speed(speed: Double, direction: SwipeDirection) throws {
    for kind in [SwipeKind.plain, .gentle, .catchInFlight, .dragAndReturn, .stopThenLift] {
      for seed in 1...20 {
        let request = SwipeRequest(kind: kind, direction: direction, speed: speed)
        let read = read(try synthesise(request, seed))
        let back = kind == .dragAndReturn ? -1.0 : 1.0
        let step = (back / direction.step.squaredLength.squareRoot()) * direction.step
        for reading in [read.reading, read.velocity] {
          #expect((-reading - speed * step).squaredLength.squareRoot() < 1e-3 * speed)
        }
      }
    }
  }

  @Test("a hook ends up to 3 pt backwards within 16 ms")
  func hook() throws {
    for seed in 1...200 {
      let samples = try synthesise(SwipeRequest(kind: .hook), seed).samples.suffix(3).map { $0 }
      let back = samples[1].position.x - samples[0].position.x
      #expect(back >= 0.5 && back <= 3)
      #expect(samples[2].time - samples[0].time <= 16_000_000)
      #expect(samples[2].position == samples[1].position)
    }
  }

  @Test("a stop lasts 60 to 500 ms without a sample")
  func stop() throws {
    for seed in 1...200 {
      let samples = try synthesise(SwipeRequest(kind: .stopThenLift), seed).samples
      let rest = samples[samples.count - 1].time - samples[samples.count - 2].time
      #expect(rest >= 60_000_000 && rest <= 500_000_000)
    }
  }

  @Test("a duplicate repeats the last position, at once or later")
  func duplicate() throws {
    var waits: [Int64] = []
    for seed in 1...200 {
      let samples = try synthesise(SwipeRequest(kind: .duplicateLastSample), seed)
        .samples.suffix(3).map { $0 }
      #expect(samples[0].position == samples[1].position)
      waits.append(samples[1].time - samples[0].time)
    }
    #expect(waits.contains(0) && waits.contains { $0 > 5_000_000 })
  }

  @Test("a late batch gives no velocity")
  func lateBatch() throws {
    for seed in 1...200 {
      let gesture = try synthesise(SwipeRequest(kind: .lateBatch), seed)
      let samples = gesture.samples.suffix(3).map { $0 }
      #expect(samples[1].time - samples[0].time < 1_000_000)
      #expect(samples[1].position != samples[0].position)
    }
  }

  @Test("a catch comes 120 ms after the lift, in the glide")
  func catchInFlight() throws {
    let samples = try synthesise(SwipeRequest(kind: .catchInFlight), 1).samples
    let lift = try #require(samples.first { $0.phase == .ended })
    let touch = try #require(samples.last { $0.phase == .began })
    #expect(touch.time - lift.time == 120_000_000)
  }

  @Test("a drag that returns lifts about where it came down")
  func dragAndReturn() throws {
    for seed in 1...200 {
      let samples = try synthesise(SwipeRequest(kind: .dragAndReturn, speed: 0.5), seed).samples
      let positions = samples.map(\.position.x)
      let start = positions[0]
      let farthest = try #require(positions.min())
      #expect(start - farthest >= 15)
      #expect(positions[positions.count - 1] > farthest + 10)
    }
  }

  @Test(
    "a request that no finger can follow is refused",
    arguments: [
      (
        SwipeRequest(speed: .nan), "swipe speed is nan, but must be in 0.01…20 pt/ms"
      ),
      (SwipeRequest(count: 0), "swipe count is 0.0, but must be in 1…100"),
      (
        SwipeRequest(start: Vector(x: 0, y: .infinity)),
        "swipe start y is inf, but must be within ±10000 points"
      ),
      (
        SwipeRequest(area: Extent(width: 375, height: 10)),
        "area height is 10.0, but must be in 50…10000 points"
      ),
    ])
  func refused(request: SwipeRequest, message: String) {
    let error = #expect(throws: PhysicsError.self) { try synthesise(request, 1) }
    #expect(error?.description == message)
  }
}

/// A gesture with no name worth mentioning.
func synthesise(_ request: SwipeRequest, _ seed: Int) throws -> Gesture {
  try request.gesture(named: "synthesised", seed: UInt64(seed))
}

/// What UIKit's recognizer makes of the last swipe of a gesture: content velocities, pt/ms.
func read(_ gesture: Gesture) -> ReleaseVelocity {
  var pan = PanRecognizer(at: .zero, time: 0)
  for sample in gesture.samples {
    switch sample.phase {
    case .began: pan = PanRecognizer(at: sample.position, time: sample.time)
    case .moved: pan.move(to: sample.position, time: sample.time, isLockEnabled: false)
    case .ended, .cancelled: break
    }
  }
  return ReleaseVelocity(
    reading: pan.reading, previous: pan.previousReading, isOutside: true)
}
