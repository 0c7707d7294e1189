import ScrollPhysics
import ScrollReplay

/// The part of a trace that moves, along the axis that moves farther.
public struct FitTrace: Sendable, Hashable {
  /// The trace's name.
  public let name: String
  /// Milliseconds since the first sample of it.
  public let times: [Double]
  /// Points.
  public let offsets: [Double]
  /// How far they go, points: eight tenths of them, so that outliers do not count.
  let way: Double
  /// What lies beyond is an outlier, whatever the law.
  let reach: ClosedRange<Double>

  /// Takes the samples from the last before the content moves to the first at its rest.
  ///
  /// A flight stops dead a few points before its law would, so what follows the stop is no part of it.
  ///
  /// - Throws: that there are too few.
  init(_ trace: OffsetTrace) throws(TuningError) {
    func range(_ axis: Axis) -> Double {
      let values = trace.samples.map { $0.offset[axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let axis = trace.axes.max { range($0) < range($1) } ?? .vertical
    let values = trace.samples.map { $0.offset[axis] }
    let first = values.firstIndex { $0 != values[0] }.map { $0 - 1 } ?? 0
    let last = values.lastIndex { $0 != values[values.count - 1] }.map { $0 + 1 } ?? 0
    guard last - first >= FitTrace.fewest else {
      throw TuningError(
        "\(trace.name) moves over \(max(0, last - first).counted("sample")), but must move over \(FitTrace.fewest)"
      )
    }
    let start = trace.samples[first].time
    name = trace.name
    times = trace.samples[first...last].map { Double($0.time - start) / 1e6 }
    offsets = Array(values[first...last])
    let sorted = offsets.sorted()
    let (low, high) = (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
    way = high > low ? high - low : sorted[sorted.count - 1] - sorted[0]
    reach = low - 4 * way...high + 4 * way
  }

  private static let fewest = 7
}
