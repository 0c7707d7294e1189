import CAllocations
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// What a replay asks of memory.
  static func memory() throws -> [Tally] {
    let carousel = try FlightCarousel(factor: swipedFactor)
    let runner = Box(try swipe(along: carousel))
    var plain = carousel.scenario
    plain.effects = []
    var slim = TimelineRunner.forFindings(plain)
    slim.rewind(releasedAt: .zero, reading: Vector(x: 1, y: 0))
    slim.finish()
    let forFindings = slim.recording
    return [
      Tally(name: "allocations", item: "frame", unit: "allocations", limit: 0) {
        let before = allocation_count()
        runner.value.rewind()
        runner.value.finish()
        return Double(allocation_count() - before) / Double(runner.value.recording.count)
      },
      Tally(name: "size of a frame", item: "frame", unit: "bytes", limit: 96) {
        Double(runner.value.recording.frameStride)
      },
      Tally(name: "size of a cell", item: "cell", unit: "bytes", limit: 128) {
        Double(stride(of: runner.value.recording.cells))
      },
      Tally(name: "recording", item: "frame", unit: "bytes", limit: 96 + 3.5 * 128) {
        runner.value.recording.bytesAFrame
      },
      Tally(name: "recording for findings", item: "frame", unit: "bytes", limit: 96) {
        forFindings.bytesAFrame
      },
    ]
  }

  /// How many bytes lie between an element of a column and the next.
  fileprivate static func stride<Element>(of column: [Element]) -> Int {
    MemoryLayout<Element>.stride
  }
}

extension Recording {
  /// How many bytes the columns hold a frame, its cells among them.
  fileprivate var bytesAFrame: Double {
    let missing = modelOffsets.isEmpty ? Suite.stride(of: modelOffsets) : 0
    let cells = Double(cells.count * Suite.stride(of: cells)) / Double(count)
    return Double(frameStride - missing) + cells
  }

  /// How many bytes the columns take for a frame, its cells apart.
  fileprivate var frameStride: Int {
    Suite.stride(of: times) + Suite.stride(of: phases) + Suite.stride(of: offsets)
      + Suite.stride(of: modelOffsets) + Suite.stride(of: velocities) + Suite.stride(of: targets)
      + Suite.stride(of: events) + Suite.stride(of: cellEnds)
  }
}
