import ScrollPhysics
import ScrollReplay

extension Suite {
  /// A long flight, three cells in sight, every frame recorded, beside a loop that stores the same bytes.
  static func nativeFrames() throws -> [Benchmark] {
    let carousel = try FlightCarousel(factor: 0.998)
    let velocity = 8.0
    let runner = Box(flight(along: carousel, velocity: velocity))
    let frames = runner.value.recording.count
    let target = runner.value.recording.targets[0]
    let columns = ColumnStorage(frames: frames + 1, cells: 4 * frames)
    let hand = HandWrittenFlight(carousel: carousel, columns: columns)
    let expected: UInt64 = 0x6d20_72a1_effb_c8b7
    return [
      Benchmark(
        name: "native frame by hand", item: "frame", expected: expected,
        run: {
          for _ in 0..<runs { hand.fly(velocity: velocity, target: target) }
          return runs * columns.count
        }, checksum: { columns.checksum }),
      Benchmark(
        name: "native frame", item: "frame", expected: expected, beside: "native frame by hand",
        budget: .ratio(2.5),
        run: {
          for _ in 0..<runs {
            runner.value.rewind()
            runner.value.finish()
          }
          return runs * runner.value.recording.count
        }, checksum: { runner.value.recording.checksum }),
    ]
  }

  /// A runner that has flown once, so that its storage has its size.
  static func flight(along carousel: FlightCarousel, velocity: Double) -> TimelineRunner {
    var runner = TimelineRunner(
      carousel.scenario, releasedAt: .zero, reading: Vector(x: velocity, y: 0))
    runner.finish()
    return runner
  }
}
