public import ScrollPhysics
public import ScrollReplay

/// A device's offset trace laid over a recording, moved along the time axis to where it fits best.
public struct TraceAlignment: Sendable, Hashable {
  /// What has to be added to the trace's times, milliseconds.
  public var shift: Double
  /// The root of the mean squared distance, points.
  public var rootMeanSquare: Double
  /// The largest distance, points: positive where the recording is farther along.
  public var largest: Double
  /// When that is, milliseconds on the trace's own clock.
  public var largestTime: Double
  /// The axis of the largest distance.
  public var largestAxis: Axis
  /// How many samples were compared.
  public var samples: Int
}

extension Recording {
  /// Fits an offset trace to the recording with a free shift in time, by the least mean square of the distances.
  ///
  /// Between frames the offset is interpolated linearly; before the first and after the last the content rests
  /// where it was. Among equal fits the smallest shift wins.
  ///
  /// - Returns: nothing if there are no frames.
  /// - Complexity: O(samples × log frames) for each of at most 2,000 shifts of a coarse search over at most 2,000
  ///   samples, then a fine search over all.
  public func alignment(of trace: OffsetTrace) -> TraceAlignment? {
    guard count > 0, !trace.samples.isEmpty else { return nil }
    let search = ShiftSearch(self, trace)
    return search.alignment(at: search.best)
  }
}

/// The search for the shift at which a trace fits best.
private struct ShiftSearch {
  private let recording: Recording
  private let axes: [Axis]
  /// Times are milliseconds.
  private let samples: [(time: Double, offset: Vector)]
  private let times: [Double]

  init(_ recording: Recording, _ trace: OffsetTrace) {
    self.recording = recording
    axes = trace.axes
    samples = trace.samples.map { (Double($0.time) / 1e6, $0.offset) }
    times = recording.times.map { Double($0) / 1e6 }
  }

  /// The shift with the least mean square: the best of an even grid, then by thirds between its neighbours.
  var best: Double {
    let earliest = (times.first ?? 0) - (samples.last?.time ?? 0)
    let latest = (times.last ?? 0) - (samples.first?.time ?? 0)
    let step = max(1, (latest - earliest) / 2000)
    let stride = 1 + samples.count / 2000
    var best = 0.0
    var least = meanSquare(0, stride)
    // From no shift outwards, so that among equals the smallest wins.
    var reach = step
    while reach <= max(latest.magnitude, earliest.magnitude) + step {
      for shift in [reach, -reach] where shift >= earliest - step && shift <= latest + step {
        let square = meanSquare(shift, stride)
        if square < least { (best, least) = (shift, square) }
      }
      reach += step
    }
    return refined(best, step)
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

  func alignment(at shift: Double) -> TraceAlignment {
    var result = TraceAlignment(
      shift: shift, rootMeanSquare: meanSquare(shift, 1).squareRoot(), largest: 0,
      largestTime: samples[0].time, largestAxis: axes.first ?? .vertical, samples: samples.count)
    for sample in samples {
      let offset = offset(at: sample.time + shift)
      for axis in axes {
        let distance = offset[axis] - sample.offset[axis]
        guard distance.magnitude > result.largest.magnitude else { continue }
        (result.largest, result.largestTime, result.largestAxis) = (distance, sample.time, axis)
      }
    }
    return result
  }

  private func meanSquare(_ shift: Double, _ stride: Int) -> Double {
    var sum = 0.0
    var count = 0
    var index = 0
    while index < samples.count {
      let offset = offset(at: samples[index].time + shift)
      for axis in axes {
        let distance = offset[axis] - samples[index].offset[axis]
        sum += distance * distance
        count += 1
      }
      index += stride
    }
    return sum / Double(max(1, count))
  }

  private func offset(at time: Double) -> Vector {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return recording.offsets[0] }
    guard low < times.count else { return recording.offsets[times.count - 1] }
    let (before, after) = (recording.offsets[low - 1], recording.offsets[low])
    let share = (time - times[low - 1]) / (times[low] - times[low - 1])
    return Vector(x: before.x.approaching(after.x, share), y: before.y.approaching(after.y, share))
  }
}
