import ReplayReport

extension CheckResult {
  /// The replay laid over its golden, where they differ.
  var report: Report? {
    difference.map { difference in
      Report(
        comparing: difference.expected, with: difference.actual, title: name,
        names: ("golden", "replay"))
    }
  }
}
