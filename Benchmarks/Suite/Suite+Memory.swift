import CAllocations
import ScrollReplay

extension Suite {
  /// What a replay asks of memory.
  static func memory() throws -> [Tally] {
    let carousel = try FlightCarousel(factor: swipedFactor)
    let runner = Box(try swipe(along: carousel))
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
    ]
  }

  /// How many bytes lie between an element of a column and the next.
  fileprivate static func stride<Element>(of column: [Element]) -> Int {
    MemoryLayout<Element>.stride
  }
}

extension Recording {
  /// How many bytes the columns take for a frame, its cells apart.
  fileprivate var frameStride: Int {
    Suite.stride(of: times) + Suite.stride(of: phases) + Suite.stride(of: offsets)
      + Suite.stride(of: modelOffsets) + Suite.stride(of: velocities) + Suite.stride(of: targets)
      + Suite.stride(of: events) + Suite.stride(of: cellEnds)
  }
}
