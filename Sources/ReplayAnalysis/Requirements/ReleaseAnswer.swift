public import ScrollPhysics
public import ScrollReplay

/// Where one release headed along one axis: all that `monotone` needs of it, so that a map may keep millions.
public struct ReleaseAnswer: Sendable, Hashable {
  /// The axis.
  public var axis: Axis
  /// Where the drag began, points; none where only its end was replayed.
  public var start: Double?
  /// Where the finger lifted, points.
  public var offset: Double
  /// The velocity that the hooks were told, pt/ms: 0 behind the gate.
  public var velocity: Double
  /// Where the view headed, points.
  public var target: Double
  /// Which recording it is from.
  public var recording: Int
  /// The frame of the release.
  public var frame: Int

  /// Creates an answer.
  public init(
    axis: Axis, start: Double?, offset: Double, velocity: Double, target: Double,
    recording: Int = 0,
    frame: Int = 0
  ) {
    self.axis = axis
    self.start = start
    self.offset = offset
    self.velocity = velocity
    self.target = target
    self.recording = recording
    self.frame = frame
  }
}

extension Recording {
  /// The answer of every release, along the axis that snaps, or both where none does.
  ///
  /// - Parameter recording: the number by which a breach will name this recording.
  public func releaseAnswers(recording: Int = 0) -> [ReleaseAnswer] {
    let axes = header.snapping.map { [$0.axis] } ?? Axis.allCases
    return releases.flatMap { release in
      let start = dragStart(before: release.frame)
      return axes.map { axis in
        ReleaseAnswer(
          axis: axis, start: start?[axis], offset: release.offset[axis],
          velocity: release.velocity[axis], target: release.target[axis], recording: recording,
          frame: release.frame)
      }
    }
  }
}

extension ReleaseRequirements {
  /// Answers that go back although the flick is faster, or lifts farther on.
  ///
  /// Only answers to drags from one place are compared: with one offset by velocity, and with one velocity by offset.
  ///
  /// - Complexity: O(*n* log *n*) in the number of answers.
  public func monotoneBreaches(of answers: [ReleaseAnswer]) -> [RequirementBreach] {
    guard requirements.contains(.monotone) else { return [] }
    return falls(answers, "velocity", \.offset, \.velocity)
      + falls(answers, "offset", \.velocity, \.offset)
  }

  private func falls(
    _ answers: [ReleaseAnswer], _ name: String, _ fixed: KeyPath<ReleaseAnswer, Double>,
    _ free: KeyPath<ReleaseAnswer, Double>
  ) -> [RequirementBreach] {
    func key(_ answer: ReleaseAnswer) -> [Double] {
      [answer.axis == .horizontal ? 0 : 1, answer.start ?? -.infinity, answer[keyPath: fixed]]
    }
    let sorted = answers.sorted {
      (key($0) + [$0[keyPath: free]]).lexicographicallyPrecedes(key($1) + [$1[keyPath: free]])
    }
    return zip(sorted, sorted.dropFirst()).compactMap { less, more in
      guard key(less) == key(more), less[keyPath: free] < more[keyPath: free],
        more.target < less.target - 1e-9
      else { return nil }
      return RequirementBreach(
        .monotone, recording: more.recording, frame: more.frame, axis: more.axis,
        cause: """
          with \(name == "velocity" ? "offset \(less.offset.text)" : "velocity \(less.velocity.signedText)") \
          the \(name) \(less[keyPath: free].text) heads for \(less.target.text), \
          and \(more[keyPath: free].text) for \(more.target.text)
          """)
    }
  }
}
