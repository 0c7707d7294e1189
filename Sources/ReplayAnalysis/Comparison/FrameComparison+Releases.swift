import ScrollReplay

extension FrameComparison {
  /// The first fact of a release that differs: looked for only where every frame must be the same to the last bit.
  var releaseDifference: RecordingDifference? {
    guard options.tolerance.isExact, options.comparesFindings, !isResampled else { return nil }
    for (mine, theirs) in zip(actual.releases, expected.releases) {
      let pairs = zip(mine.readings, theirs.readings)
      guard let (actual, expected) = pairs.first(where: { $0.value != $1.value }) else { continue }
      var found = difference(in: theirs.frame, .release)
      found.component = actual.component
      (found.expected, found.actual) = (expected.value, actual.value)
      if let a = actual.value.number, let b = expected.value.number {
        found.amount = (a - b).magnitude
      }
      return found
    }
    guard actual.releases.count != expected.releases.count else { return nil }
    let (more, index) =
      actual.releases.count > expected.releases.count
      ? (actual.releases, expected.releases.count) : (expected.releases, actual.releases.count)
    var found = difference(in: more[index].frame, .release)
    found.component = "count"
    found.expected = .number(Double(expected.releases.count))
    found.actual = .number(Double(actual.releases.count))
    found.amount = Double(actual.releases.count - expected.releases.count).magnitude
    return found
  }
}
