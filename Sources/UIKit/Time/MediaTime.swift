// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the year 2001 began.
public typealias CFAbsoluteTime = Double

/// The replay's time, seconds; 1000 at its first frame.
public func CACurrentMediaTime() -> CFTimeInterval { Double(Scene.mediaTime) / 1e9 }

/// What the replay's calendar says, seconds since the year 2001 began.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Nanoseconds a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Does something; objects are freed as ever.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
