import ReplayAnalysis

/// The search for flaps on the way between two releases that differ in kind.
struct BorderSearch: Sendable, Hashable {
  /// The flaps found that neither end of their way shows.
  private(set) var found: [BetweenRelease] = []
  /// How many releases were tried.
  private(set) var tried = 0

  /// Halves the way from `a` to `b`, and each half whose ends differ, `times` deep.
  mutating func halve<Failure: Error>(
    _ a: BetweenRelease, _ b: BetweenRelease, _ times: Int,
    _ judge: (_ offset: Double, _ velocity: Double) throws(Failure) -> ReleaseVerdict
  ) throws(Failure) {
    try search(a, b, ends: (a, b), times, judge)
  }

  private mutating func search<Failure: Error>(
    _ a: BetweenRelease, _ b: BetweenRelease, ends: (BetweenRelease, BetweenRelease), _ times: Int,
    _ judge: (Double, Double) throws(Failure) -> ReleaseVerdict
  ) throws(Failure) {
    guard times > 0, a.verdict.character != b.verdict.character else { return }
    let (offset, velocity) = ((a.offset + b.offset) / 2, (a.velocity + b.velocity) / 2)
    let middle = BetweenRelease(
      offset: offset, velocity: velocity, verdict: try judge(offset, velocity))
    tried += 1
    try search(a, middle, ends: ends, times - 1, judge)
    if middle.verdict.hasFlap(unlike: ends.0.verdict, ends.1.verdict) { found.append(middle) }
    try search(middle, b, ends: ends, times - 1, judge)
  }
}

extension ReleaseVerdict {
  /// Whether there is a flap here of a kind that neither `a` nor `b` has.
  fileprivate func hasFlap(unlike a: ReleaseVerdict, _ b: ReleaseVerdict) -> Bool {
    marks.contains { $0.kind.isFlap && a.mark($0.kind) == nil && b.mark($0.kind) == nil }
  }
}
