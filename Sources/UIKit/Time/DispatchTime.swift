public import Dispatch

/// A time on the replay's clock.
public struct DispatchTime: Sendable, Hashable, Comparable {
  /// Nanoseconds on the media clock.
  public let uptimeNanoseconds: UInt64

  /// Creates a time from nanoseconds on the media clock.
  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  /// Now.
  public static func now() -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(Scene.mediaTime, 0)))
  }
  /// After everything.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)
  /// How much later this is.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(truncatingIfNeeded: other.uptimeNanoseconds &- uptimeNanoseconds))
  }
  /// This time and so much more.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// Whether `a` comes first.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds < b.uptimeNanoseconds
  }
  /// So many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard time != .distantFuture, seconds * 1e9 < 0x1p62 else { return .distantFuture }
    return time.moved(by: Int64(seconds * 1e9))
  }
  /// So many seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  /// So much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time.moved(by: Int64(count).times(1_000_000_000))
    case .milliseconds(let count): time.moved(by: Int64(count).times(1_000_000))
    case .microseconds(let count): time.moved(by: Int64(count).times(1_000))
    case .nanoseconds(let count): time.moved(by: Int64(count))
    case .never: .distantFuture
    @unknown default: .distantFuture
    }
  }

  private func moved(by nanoseconds: Int64) -> DispatchTime {
    let (sum, isOutside) = uptimeNanoseconds.addingReportingOverflow(nanoseconds.magnitude)
    if nanoseconds >= 0 { return isOutside ? .distantFuture : DispatchTime(uptimeNanoseconds: sum) }
    let less = min(nanoseconds.magnitude, uptimeNanoseconds)
    return DispatchTime(uptimeNanoseconds: uptimeNanoseconds - less)
  }

  /// Nanoseconds since the replay's first frame.
  var replayed: Int64 { Int64(clamping: uptimeNanoseconds) - Scene.uptime }
}

extension Int64 {
  /// The product; the largest number of its sign where there is none.
  fileprivate func times(_ factor: Int64) -> Int64 {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? (self < 0 ? .min : .max) : product
  }
}
