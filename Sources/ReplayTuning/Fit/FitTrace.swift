import ScrollPhysics
import ScrollReplay

/// The part of a trace that moves, along the axis that moves farther.
public struct FitTrace: Sendable, Hashable {
  /// The trace's name.
  public let name: String
  /// Milliseconds since the first sample of it, on the display's frames where the log's stamps are.
  public let times: [Double]
  /// Points.
  public let offsets: [Double]
  /// How far they go, points: eight tenths of them, so that outliers do not count.
  let way: Double
  /// What lies beyond is an outlier, whatever the law.
  let reach: ClosedRange<Double>

  /// Takes the samples from the last before the content moves to the last before its rest.
  ///
  /// A flight stops dead a few points before its law would, so what follows the stop is no part of it. Content moves where
  /// three samples in a row differ from the rest: an outlier in a rest is none of its end.
  ///
  /// - Parameters:
  ///   - trace: the whole.
  ///   - frame: how long the display shows a frame, ms.
  /// - Throws: that there are too few.
  init(_ trace: OffsetTrace, frame: Double) throws(TuningError) {
    func range(_ axis: Axis) -> Double {
      let values = trace.samples.map { $0.offset[axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let axis = trace.axes.max { range($0) < range($1) } ?? .vertical
    let values = trace.samples.map { $0.offset[axis] }
    let leading = FitTrace.rest(values)
    let trailing = FitTrace.rest(values.reversed())
    // One sample is no rest: the log may end in motion.
    let last = values.count - (trailing == 1 ? 1 : 1 + trailing)
    let first = FitTrace.start(trace.samples.map { Double($0.time) }, max(0, leading - 1), last)
    guard last + 1 - first >= FitTrace.fewest else {
      let count = leading == values.count ? 0 : max(0, last + 1 - first)
      throw TuningError(
        "\(trace.name) moves over \(count.counted("sample")), but must move over \(FitTrace.fewest)"
      )
    }
    let start = trace.samples[first].time
    name = trace.name
    times = FitTrace.onFrames(
      trace.samples[first...last].map { Double($0.time - start) / 1e6 }, frame)
    offsets = Array(values[first...last])
    let sorted = offsets.sorted()
    let (low, high) = (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
    way = high > low ? high - low : sorted[sorted.count - 1] - sorted[0]
    reach = low - 4 * way...high + 4 * way
  }

  /// How many samples at the start belong to a rest: all of them where nothing moves.
  private static func rest(_ values: [Double]) -> Int {
    guard values.count > 2 else { return values.count }
    let rest = values[1] == values[2] ? values[1] : values[0]
    return values.indices.dropLast(2).first { index in
      (index...index + 2).allSatisfy { values[$0] != rest }
    } ?? values.count
  }

  /// Where the motion's samples start: not with the rest before it if a frame was lost between, since nobody knows then
  /// when the content left it.
  private static func start(_ times: [Double], _ first: Int, _ last: Int) -> Int {
    guard last - first > 2 else { return first }
    let gaps = (first..<last).map { times[$0 + 1] - times[$0] }
    return gaps[0] > 1.5 * gaps.sorted()[gaps.count / 2] ? first + 1 : first
  }

  /// Stamps put on the display's frames, where nine in ten gaps are whole frames: an offset is a frame's, and what its
  /// stamp is late by is the log's.
  private static func onFrames(_ times: [Double], _ frame: Double) -> [Double] {
    var whole = 0.0
    var close = 0
    var placed = [0.0]
    for (time, next) in zip(times, times.dropFirst()) {
      let gap = (next - time) / frame
      let frames = Elementary.floor(gap + 0.5)
      guard frames >= 1 else { return times }
      if (gap - frames).magnitude <= 0.25 { close += 1 }
      whole += frames
      placed.append(whole * frame)
    }
    return 10 * close >= 9 * (times.count - 1) ? placed : times
  }

  private static let fewest = 7
}
