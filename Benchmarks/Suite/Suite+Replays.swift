import ScrollPhysics
import ScrollReplay

extension Suite {
  /// A swipe and its flight, 240 frames together, beside a loop of as many frames of flight.
  static func wholeReplays() throws -> [Benchmark] {
    let carousel = try FlightCarousel(factor: swipedFactor)
    let runner = Box(try swipe(along: carousel))
    let frames = runner.value.recording.count
    let columns = ColumnStorage(frames: frames, cells: 4 * frames)
    let hand = HandWrittenFlight(carousel: carousel, columns: columns)
    return [
      Benchmark(
        name: "replay by hand", item: "replay", expected: 0xebbb_5c8e_e8f3_0b8a,
        run: {
          for _ in 0..<runs { hand.fly(velocity: 1, target: .zero) }
          return runs
        }, checksum: { columns.checksum }),
      Benchmark(
        name: "replay of 240 frames", item: "replay", expected: 0x0088_78c6_87cb_3e06,
        beside: "replay by hand",
        budget: .nanoseconds(25_000),
        run: {
          for _ in 0..<runs {
            runner.value.rewind()
            runner.value.finish()
          }
          return runs
        }, checksum: { runner.value.recording.checksum }),
    ]
  }

  /// A runner that has replayed a swipe once, so that its storage has its size.
  static func swipe(along carousel: FlightCarousel) throws -> TimelineRunner {
    let request = SwipeRequest(direction: .left, speed: 0.5)
    let gesture = try request.gesture(named: "left-0.5", seed: 6)
    var runner = TimelineRunner(carousel.scenario, gesture)
    runner.finish()
    return runner
  }

  /// The deceleration under which the swipe takes 240 frames.
  static let swipedFactor = 0.99771

  /// How many replays a round times.
  static let runs = 10
}
