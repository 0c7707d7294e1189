import ReplayAnalysis

/// Findings on tracks, so that no two on one track share a frame.
struct FindingLanes {
  /// A finding's place.
  struct Span {
    let finding: Finding
    /// Its frames, as far as there are any.
    let frames: ClosedRange<Int>
    /// Its track, from 0.
    let lane: Int
  }

  /// The findings in the order of their first frames.
  private(set) var spans: [Span] = []
  /// How many tracks they take: as many as there are findings at one frame, at most.
  private(set) var count = 0

  /// Puts each finding on the first track that is free, in the order of first frames.
  init(_ findings: [Finding], frameCount: Int) {
    guard frameCount > 0 else { return }
    let order = findings.indices.sorted {
      (findings[$0].frames.lowerBound, $0) < (findings[$1].frames.lowerBound, $1)
    }
    var lasts: [Int] = []
    for index in order {
      let frames = findings[index].frames.clamped(to: 0...frameCount - 1)
      let lane = lasts.firstIndex { $0 < frames.lowerBound } ?? lasts.count
      if lane == lasts.count { lasts.append(0) }
      lasts[lane] = frames.upperBound
      spans.append(Span(finding: findings[index], frames: frames, lane: lane))
    }
    count = lasts.count
  }
}
