public import ScrollReplay

/// The motions between which a view is handed over: drag → release → flight → bounce → animation → rest.
public enum MotionStage: String, Sendable, Hashable, CaseIterable {
  /// A finger is down.
  case drag
  /// The frame in which the finger lifts, and what the hooks answer.
  case release
  /// The deceleration between the limits.
  case flight
  /// The page motion of `isPagingEnabled`.
  case paging
  /// The deceleration past a limit.
  case bounce
  /// An offset or view animation.
  case animation
  /// Nothing moves.
  case rest

  init(_ phase: ScrollPhase) {
    self =
      switch phase {
      case .idle: .rest
      case .tracking, .dragging: .drag
      case .decelerating: .flight
      case .bouncing: .bounce
      case .paging: .paging
      case .animating: .animation
      }
  }
}

/// A motion that is under way, and the hand-over that it began with.
public struct StageStart: Sendable, Hashable {
  /// The motion.
  public var stage: MotionStage
  /// Its first frame.
  public var frame: Int
  /// What it took over from; none at a recording's beginning.
  public var previous: MotionStage?

  /// Creates a stage's beginning.
  public init(_ stage: MotionStage, frame: Int, previous: MotionStage?) {
    self.stage = stage
    self.frame = frame
    self.previous = previous
  }
}

extension Recording {
  /// The latest hand-over at or before `frame`; a frame past the end counts as the last one.
  public func stageStart(at frame: Int) -> StageStart {
    guard count > 0 else { return StageStart(.rest, frame: 0, previous: nil) }
    var start = min(max(frame, 0), count - 1)
    let stage = stage(in: start)
    while start > 0, self.stage(in: start - 1) == stage { start -= 1 }
    return StageStart(stage, frame: start, previous: start > 0 ? self.stage(in: start - 1) : nil)
  }

  private func stage(in frame: Int) -> MotionStage {
    releases.contains { $0.frame == frame } ? .release : MotionStage(phases[frame])
  }
}
