extension Scene {
  /// Whether timers, blocks or animations are still to come.
  var isWaiting: Bool { false }
  /// Does what is due by `time`, nanoseconds.
  func runDueWork(until time: Int64) { self.time = time }
}
