/// One refresh of the display.
public struct Frame: Sendable, Hashable {
  /// When it is shown, nanoseconds since the replay's first frame.
  public var time: Int64
  /// How long the motion goes on in it, milliseconds: the time since the frame before.
  public var duration: Double
  /// How long a frame without a drop would take, milliseconds.
  public var period: Double

  /// Creates a frame.
  public init(time: Int64, duration: Double, period: Double) {
    self.time = time
    self.duration = duration
    self.period = period
  }
}

/// When the display refreshes.
public struct FrameClock: Sendable, Hashable {
  /// Where the times come from.
  public enum Source: Sendable, Hashable {
    /// So many frames a second: one constant step, not differences of rounded stamps.
    case rate(Double)
    /// Frame times that a device logged, nanoseconds, rising; the replay ends with them.
    case times([Int64])
  }

  /// Where the times come from.
  public let source: Source
  /// The refreshes that are missed, counted from 0, rising: the frame after a drop takes its time too.
  public let dropped: [Int]

  /// A display that refreshes `hertz` times a second.
  ///
  /// - Throws: `FrameClockError` unless `1 ≤ hertz ≤ 1000` and the dropped frames rise from 1.
  public init(hertz: Double, dropping dropped: [Int] = []) throws(FrameClockError) {
    guard hertz >= 1, hertz <= 1000 else {
      throw FrameClockError("the frame rate is \(hertz), but must be in 1…1000 frames a second")
    }
    guard zip([0] + dropped, dropped).allSatisfy({ $0 < $1 }) else {
      throw FrameClockError("the dropped frames must rise from 1: the first one is always shown")
    }
    source = .rate(hertz)
    self.dropped = dropped
  }

  /// A display that refreshed at `times`, nanoseconds; the first is the replay's beginning.
  ///
  /// - Throws: `FrameClockError` unless there are two times at least, they rise, and 64 bits hold the time from
  ///   the first to the last.
  public init(times: [Int64]) throws(FrameClockError) {
    guard times.count >= 2, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw FrameClockError("the frame times must rise and be at least two")
    }
    guard !times[times.count - 1].subtractingReportingOverflow(times[0]).overflow else {
      throw FrameClockError(
        "the frame times go from \(times[0]) to \(times[times.count - 1]) ns, but must lie within 292 years"
      )
    }
    source = .times(times)
    dropped = []
  }

  private init(known hertz: Double) {
    source = .rate(hertz)
    dropped = []
  }

  /// 60 frames a second.
  public static let sixty = FrameClock(known: 60)
  /// 120 frames a second.
  public static let oneHundredTwenty = FrameClock(known: 120)
}

/// Frame times that no display has.
public struct FrameClockError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The whole sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Walks through a clock's frames, one call a frame.
struct FrameTicker: Sendable, Hashable {
  private let clock: FrameClock
  /// The constant period of a fixed rate, milliseconds; 0 where the times were logged.
  private let period: Double
  private var refresh = 0
  private var drops = 0
  private var nextDrop: Int

  init(_ clock: FrameClock) {
    self.clock = clock
    nextDrop = clock.dropped.first ?? .max
    period = if case .rate(let hertz) = clock.source { 1000 / hertz } else { 0 }
  }

  /// The next frame; the first one has no duration. `nil` when the logged times are over.
  mutating func next() -> Frame? {
    guard period > 0 else { return nextLogged() }
    let missed = nextDrop == refresh ? takeDrops() : 0
    defer { refresh += 1 }
    return Frame(
      time: Int64(Double(refresh) * period * 1e6 + 0.5),
      duration: refresh == 0 ? 0 : missed == 0 ? period : Double(1 + missed) * period,
      period: period)
  }

  /// Passes over the refreshes that are missed now.
  ///
  /// - Returns: how many those are.
  private mutating func takeDrops() -> Int {
    let first = refresh
    while nextDrop == refresh {
      refresh += 1
      drops += 1
      nextDrop = drops < clock.dropped.count ? clock.dropped[drops] : .max
    }
    return refresh - first
  }

  private mutating func nextLogged() -> Frame? {
    guard case .times(let times) = clock.source, refresh < times.count else { return nil }
    defer { refresh += 1 }
    let step = Double(times[max(refresh, 1)] - times[max(refresh, 1) - 1]) / 1e6
    return Frame(
      time: times[refresh] - times[0], duration: refresh == 0 ? 0 : step, period: step)
  }
}
