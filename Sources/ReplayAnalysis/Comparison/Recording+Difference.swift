public import ScrollReplay

extension Recording {
  /// Finds the first frame, and in it the first field, that differs by more than `tolerance` from `expected`.
  ///
  /// - Parameters:
  ///   - expected: the recording to compare with, frame by frame.
  ///   - tolerance: nothing for native recordings, whose bytes are equal; more for layouts that call libm.
  /// - Returns: nothing if all frames agree.
  public func difference(
    from expected: Recording, tolerance: RecordingTolerance = .exact
  ) -> RecordingDifference? {
    FrameComparison(self, expected, ComparisonOptions(tolerance: tolerance)).first
  }

  /// Compares with the recording that was expected.
  ///
  /// - Parameters:
  ///   - expected: what should have been replayed.
  ///   - options: what counts.
  /// - Complexity: O(frames × elements in sight), and both recordings' findings where something differs.
  public func comparison(
    with expected: Recording, options: ComparisonOptions = ComparisonOptions()
  ) -> RecordingComparison {
    var comparison = RecordingComparison(landing: LandingDifference(self, expected))
    if options.isLandingOnly {
      comparison.first = landingDifference(from: expected, options.tolerance)
    } else if options.alignment == .times, !sharesTimes(with: expected) {
      let times = commonTimes(with: expected)
      comparison.commonTimes = times.count
      comparison.take(
        FrameComparison(
          resampled(at: times), expected.resampled(at: times), options, isResampled: true))
    } else {
      comparison.take(FrameComparison(self, expected, options))
    }
    if !comparison.agrees, options.comparesFindings {
      (comparison.gained, comparison.lost) = findings().changes(from: expected.findings())
    }
    return comparison
  }

  private func landingDifference(
    from expected: Recording, _ tolerance: RecordingTolerance
  ) -> RecordingDifference? {
    guard count > 0, expected.count > 0 else {
      return FrameComparison(self, expected, ComparisonOptions()).first
    }
    return FrameComparison(lastFrame, expected.lastFrame, ComparisonOptions(tolerance: tolerance))
      .landing(frame: expected.count - 1, in: expected)
  }

  /// The last frame alone.
  private var lastFrame: Recording {
    var last = Recording(header: header)
    var frame = self[count - 1]
    frame.time = 0
    last.append(frame)
    last.endFrame()
    return last
  }
}

extension RecordingComparison {
  fileprivate mutating func take(_ frames: FrameComparison) {
    first = frames.first
    largest = first == nil ? [] : frames.largest
  }
}

extension [Finding] {
  /// What is here and was not in `old`, and the other way round; one that only moved is neither.
  fileprivate func changes(from old: [Finding]) -> (gained: [Finding], lost: [Finding]) {
    func isSame(_ a: Finding, _ b: Finding) -> Bool { a.kind == b.kind && a.axis == b.axis }
    var lost = old
    var gained: [Finding] = []
    for finding in self {
      let same = lost.indices.filter { isSame(lost[$0], finding) }
      let nearest = same.min {
        (lost[$0].frames.lowerBound - finding.frames.lowerBound).magnitude
          < (lost[$1].frames.lowerBound - finding.frames.lowerBound).magnitude
      }
      if let nearest { lost.remove(at: nearest) } else { gained.append(finding) }
    }
    return (gained, lost)
  }
}
