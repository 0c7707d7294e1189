extension Scene {
  /// What the media clock reads at the replay's first frame, nanoseconds: a device has been up for a while.
  nonisolated static var uptime: Int64 { 1_000_000_000_000 }
  /// What the calendar says at the replay's first frame: the year 2026 begins, universal time.
  nonisolated static var epoch: TimeInterval { 788_918_400 }
  /// Jobs of one frame, after which the rest waits for the next: blocks that post themselves again never end.
  private static var mostJobs: Int { 10_000 }

  /// Does what is due by `end`, in the order of its times, and leaves the time at `end`.
  ///
  /// Once a frame, after the touches and before the motion. A job finds the time that it is due at; what it
  /// asks for is done too where it is due. The frame's display links come after the jobs.
  func runDueWork(until end: Int64) {
    runJobs(until: end)
    time = end
    for link in displayLinks { link.tick() }
    runJobs(until: end)
  }

  private func runJobs(until end: Int64) {
    for _ in 0..<Scene.mostJobs {
      guard let job = agenda.takeFirst(until: end, isTracking: isTracking) else { return }
      time = max(time, job.due)
      job.run()
    }
  }

  /// Whether the replay has to go on although the content rests: something that happens once is due later, or a
  /// view animation runs. What repeats, timers and display links, does not count.
  var isWaiting: Bool { agenda.isWaiting }

  /// Does something after `delay` seconds, at the earliest after what is being done now.
  @discardableResult
  func later(
    _ delay: TimeInterval = 0, isAwaited: Bool = true, pausesWhileTracking: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> Agenda.Job {
    agenda.add(
      at: time.advanced(bySeconds: delay), isAwaited: isAwaited,
      pausesWhileTracking: pausesWhileTracking, action)
  }

  /// The media clock, nanoseconds; that of the first frame where another thread asks.
  nonisolated static var mediaTime: Int64 {
    guard MainThread.isCurrent else { return uptime }
    return uptime + MainActor.assumeIsolated { current.time }
  }
}

extension Int64 {
  /// These nanoseconds and `seconds` more; the last time of all where there is none.
  func advanced(bySeconds seconds: Double) -> Int64 {
    guard seconds > 0 else { return self }
    let nanoseconds = seconds * 1e9
    guard nanoseconds < 0x1p62 else { return .max }
    let (sum, isTooLarge) = addingReportingOverflow(Int64(nanoseconds))
    return isTooLarge ? .max : sum
  }
}
