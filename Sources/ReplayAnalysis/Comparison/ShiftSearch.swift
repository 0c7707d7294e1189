import ScrollPhysics
import ScrollReplay

/// The search for the shift at which a trace fits a recording best.
///
/// Times are milliseconds since each one's first: so a clock that counts from anywhere loses nothing.
struct ShiftSearch {
  private let recording: Recording
  private let trace: OffsetTrace
  private let samples: [(time: Double, offset: Vector)]
  private let times: [Double]

  /// - Precondition: the recording has a frame, the trace a sample and an axis.
  init(_ recording: Recording, _ trace: OffsetTrace) {
    self.recording = recording
    self.trace = trace
    let start = trace.samples[0].time
    samples = trace.samples.map { (Double($0.time - start) / 1e6, $0.offset) }
    times = recording.times.map { Double($0) / 1e6 }
  }

  /// When in the recording the trace begins, nanoseconds: the best of an even grid, then by thirds between its
  /// neighbours.
  var best: Int64 {
    let earliest = times[0] - samples[samples.count - 1].time
    let latest = times[times.count - 1]
    // One clock for both, as far as that brings them together.
    let common = min(max(Double(trace.samples[0].time) / 1e6, earliest), latest)
    let step = max(1, (latest - earliest) / 2000)
    let stride = 1 + samples.count / 2000
    var best = common
    var least = meanSquare(common, stride)
    // From there outwards, so that among equals the smallest shift wins.
    var reach = step
    while reach <= max(latest - common, common - earliest) + step {
      for begin in [common + reach, common - reach]
      where begin >= earliest - step && begin <= latest + step {
        let square = meanSquare(begin, stride)
        if square < least { (best, least) = (begin, square) }
      }
      reach += step
    }
    return Int64(Elementary.floor(refined(best, step) * 1e6 + 0.5))
  }

  private func refined(_ middle: Double, _ step: Double) -> Double {
    var (low, high) = (middle - step, middle + step)
    for _ in 0..<60 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      if meanSquare(a, 1) <= meanSquare(b, 1) { high = b } else { low = a }
    }
    let found = (low + high) / 2
    // A thousandth of a millisecond is finer than any clock that logs offsets.
    let rounded = Elementary.floor(found * 1000 + 0.5) / 1000
    return meanSquare(rounded, 1) < meanSquare(middle, 1) ? rounded : middle
  }

  /// What there is to tell of a trace that begins at a time of the recording.
  func alignment(at begin: Int64, _ options: ComparisonOptions) -> TraceAlignment {
    let shift = Double(begin) / 1e6
    let distances = samples.indices.map { distance(at: $0, samples[$0].time + shift) }
    // Whenever the trace ends, the recording rests where it does.
    let landing = distance(at: samples.count - 1, .infinity)
    let counting = options.isLandingOnly ? [landing] : distances
    return TraceAlignment(
      shift: begin - trace.samples[0].time,
      rootMeanSquare: meanSquare(shift, 1).squareRoot(),
      first: counting.first { $0.distance.magnitude > options.tolerance.points },
      largest: distances.dropFirst().reduce(distances[0]) {
        $1.distance.magnitude > $0.distance.magnitude ? $1 : $0
      },
      landing: landing, samples: samples.count)
  }

  private func distance(at sample: Int, _ time: Double) -> TraceDistance {
    let (place, offset) = (samples[sample].offset, offset(at: time))
    var axis = trace.axes[0]
    for other in trace.axes.dropFirst()
    where (offset[other] - place[other]).magnitude > (offset[axis] - place[axis]).magnitude {
      axis = other
    }
    return TraceDistance(
      sample: sample, time: trace.samples[sample].time, frame: max(0, frames(until: time) - 1),
      axis: axis, trace: place[axis], recording: offset[axis])
  }

  /// A place is a point, so an axis along which nothing differs changes nothing.
  private func meanSquare(_ shift: Double, _ stride: Int) -> Double {
    var sum = 0.0
    var count = 0
    for index in Swift.stride(from: 0, to: samples.count, by: stride) {
      let offset = offset(at: samples[index].time + shift)
      for axis in trace.axes {
        let distance = offset[axis] - samples[index].offset[axis]
        sum += distance * distance
      }
      count += 1
    }
    return sum / Double(count)
  }

  /// How many frames are shown at `time` or before.
  private func frames(until time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func offset(at time: Double) -> Vector {
    let next = frames(until: time)
    guard next > 0 else { return recording.offsets[0] }
    guard next < times.count else { return recording.offsets[times.count - 1] }
    let (before, after) = (recording.offsets[next - 1], recording.offsets[next])
    let share = (time - times[next - 1]) / (times[next] - times[next - 1])
    return Vector(x: before.x.approaching(after.x, share), y: before.y.approaching(after.y, share))
  }
}
