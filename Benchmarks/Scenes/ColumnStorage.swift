import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A recording's columns as bare memory: the least that storing them can cost.
///
/// Unsafe on purpose, and only here: whatever the engine's own columns cost more than this is to be seen.
final class ColumnStorage {
  let times: UnsafeMutablePointer<Int64>
  let phases: UnsafeMutablePointer<ScrollPhase>
  let offsets: UnsafeMutablePointer<Vector>
  let modelOffsets: UnsafeMutablePointer<Vector>
  let velocities: UnsafeMutablePointer<Vector>
  let targets: UnsafeMutablePointer<Vector>
  let events: UnsafeMutablePointer<EventSet>
  let ends: UnsafeMutablePointer<Int32>
  let cells: UnsafeMutablePointer<LayoutAttributes>
  /// How many frames there is room for.
  let capacity: Int
  /// How many frames hold something.
  var count = 0

  init(frames capacity: Int, cells cellCapacity: Int) {
    self.capacity = capacity
    times = .allocate(capacity: capacity)
    phases = .allocate(capacity: capacity)
    offsets = .allocate(capacity: capacity)
    modelOffsets = .allocate(capacity: capacity)
    velocities = .allocate(capacity: capacity)
    targets = .allocate(capacity: capacity)
    events = .allocate(capacity: capacity)
    ends = .allocate(capacity: capacity)
    cells = .allocate(capacity: cellCapacity)
  }

  deinit {
    times.deallocate()
    phases.deallocate()
    offsets.deallocate()
    modelOffsets.deallocate()
    velocities.deallocate()
    targets.deallocate()
    events.deallocate()
    ends.deallocate()
    cells.deallocate()
  }

  /// The checksum of every byte that the columns hold, as `Recording.checksum`.
  var checksum: UInt64 {
    var sum = Checksum()
    var cell = 0
    for frame in 0..<count {
      sum.combine(
        RecordedFrame(
          time: times[frame], phase: phases[frame], offset: offsets[frame],
          modelOffset: modelOffsets[frame], velocity: velocities[frame], target: targets[frame],
          events: events[frame]))
      while cell < ends[frame] {
        sum.combine(cells[cell])
        cell += 1
      }
    }
    return sum.value
  }
}
