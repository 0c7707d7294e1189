// These shadow Foundation's for a file that imports UIKit alone: the calendar runs on the replay's clock.
extension Date {
  /// Now: the year 2026 begins with the replay's first frame, universal time.
  public init() { self.init(timeIntervalSinceReferenceDate: Date.replayed) }
  /// So many seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: Date.replayed + seconds)
  }
  /// Now.
  public static var now: Date { Date() }
  /// Seconds from now to this date.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - Date.replayed }

  private static var replayed: TimeInterval {
    if MainThread.isCurrent { MainActor.assumeIsolated { Scene.current.noteClockRead() } }
    return Scene.epoch + Double(Scene.mediaTime - Scene.uptime) / 1e9
  }
}

extension ProcessInfo {
  /// How long the device has been up, seconds: the media clock.
  public var systemUptime: TimeInterval { CACurrentMediaTime() }
}
