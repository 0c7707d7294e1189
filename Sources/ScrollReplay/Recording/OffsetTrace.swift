public import ScrollPhysics

/// Where a scroll view's content was at a number of times, as an app logged it on a device.
public struct OffsetTrace: Sendable, Hashable {
  /// One line of the log.
  public struct Sample: Sendable, Hashable {
    /// When, nanoseconds on the trace's clock.
    public var time: Int64
    /// The content offset, points; 0 along an axis that was not logged.
    public var offset: Vector
    /// What the view was doing, if that was logged.
    public var phase: ScrollPhase?

    /// Creates a sample.
    public init(time: Int64, offset: Vector, phase: ScrollPhase? = nil) {
      self.time = time
      self.offset = offset
      self.phase = phase
    }
  }

  /// What people call it: the file's name, mostly.
  public let name: String
  /// The axes whose offset was logged: one at least.
  public let axes: [Axis]
  /// The samples in the order of their times, on a clock that counts from anywhere.
  public let samples: [Sample]

  /// Takes samples.
  ///
  /// - Throws: `SampleError` naming the first sample whose time goes back, is more than an hour after the
  ///   first or beyond ±4 000 000 000 seconds, or whose offset is farther than ±1 000 000 000 points.
  public init(name: String, axes: [Axis], samples: [Sample]) throws(SampleError) {
    var time = min(max(samples.first?.time ?? 0, -OffsetTrace.latest), OffsetTrace.latest)
    let end = time + Gesture.longest
    for (index, sample) in samples.enumerated() {
      guard sample.time >= time, sample.time <= end else {
        throw SampleError(
          sample: index,
          """
          its time is \(Double(sample.time) / 1e6) ms, but must be in \
          \(Double(time) / 1e6)…\(Double(end) / 1e6) ms
          """)
      }
      let reach = max(sample.offset.x.magnitude, sample.offset.y.magnitude)
      guard reach <= OffsetTrace.farthest, !(sample.offset.x + sample.offset.y).isNaN else {
        throw SampleError(
          sample: index,
          """
          its offset is \(sample.offset.x), \(sample.offset.y), \
          but must be within ±\(Int(OffsetTrace.farthest)) points
          """)
      }
      time = sample.time
    }
    self.name = name
    self.axes = axes
    self.samples = samples
  }

  /// How far a clock may be from 0, nanoseconds: the difference of two times fits 64 bits.
  private static let latest: Int64 = 4_000_000_000_000_000_000
  /// How far the offset may lie from 0 along either axis, points.
  public static let farthest = 1e9
}
