public import ScrollPhysics
public import ScrollReplay

/// A device's offset trace laid over a recording, moved along the time axis to where it fits best.
public struct TraceAlignment: Sendable, Hashable {
  /// What has to be added to the trace's times, nanoseconds.
  public var shift: Int64
  /// The root of the mean of the squared distances between the two places, points.
  public var rootMeanSquare: Double
  /// The first distance that counts; none if trace and recording agree.
  public var first: TraceDistance?
  /// The largest distance.
  public var largest: TraceDistance
  /// How far apart the trace's last sample and the recording's last frame are, whenever they are.
  public var landing: TraceDistance
  /// How many samples were compared.
  public var samples: Int

  /// Whether nothing differs that counts.
  public var agrees: Bool { first == nil }
}

/// How far a sample of a trace is from where a recording is then.
public struct TraceDistance: Sendable, Hashable {
  /// Which sample, from 0.
  public var sample: Int
  /// When that is, nanoseconds on the trace's own clock.
  public var time: Int64
  /// Which frame the recording shows then.
  public var frame: Int
  /// The axis along which the two are farther apart.
  public var axis: Axis
  /// Where the trace is along it, points.
  public var trace: Double
  /// Where the recording is along it, interpolated linearly between frames, points.
  public var recording: Double

  /// How far the recording is ahead, points.
  public var distance: Double { recording - trace }
}

extension Recording {
  /// Fits an offset trace to the recording with a free shift in time, by the least mean square of the distances.
  ///
  /// Between frames the offset is interpolated linearly; before the first and after the last the content rests
  /// where it was. Among equal fits the smallest shift wins.
  ///
  /// - Parameters:
  ///   - trace: what the device logged. Axes that it did not log are not compared.
  ///   - options: of which the tolerance in points and `isLandingOnly` count.
  /// - Returns: nothing if there is no frame, no sample or no axis.
  /// - Complexity: O(samples × log frames) for each of at most 2,000 shifts of a coarse search over at most 2,000
  ///   samples, then a fine search over all.
  public func alignment(
    of trace: OffsetTrace, options: ComparisonOptions = ComparisonOptions()
  ) -> TraceAlignment? {
    guard count > 0, !trace.samples.isEmpty, !trace.axes.isEmpty else { return nil }
    let search = ShiftSearch(self, trace)
    return search.alignment(at: search.best, options)
  }
}
