import ScrollReplay

/// Where a course went back.
struct Turning: Sendable, Hashable {
  /// Motion against the direction of travel, still frames within it included; the lengths are positive.
  var backward: [Stretch] = []
  /// Passings of a target ahead, by a motion that then came back: how far it went beyond.
  var overshoots: [Stretch] = []
  /// All backward motion together, points.
  var distance: Double { backward.reduce(0) { $0 + $1.length } }
}

/// Frames and a length, points.
struct Stretch: Sendable, Hashable {
  var frames: ClosedRange<Int>
  var length: Double
  /// What moved the content in the first of the frames.
  var phase: ScrollPhase
}

extension Stretch {
  fileprivate init(_ step: MotionStep, length: Double) {
    self.init(frames: step.frame...step.frame, length: length, phase: step.phase)
  }

  fileprivate func extended(to frame: Int, length: Double) -> Stretch {
    Stretch(frames: frames.lowerBound...frame, length: length, phase: phase)
  }
}

extension Course {
  /// Finds where the content went against `direction`; where that is zero, and after a bounce, against the first
  /// motion.
  ///
  /// A bounce goes back by nature and does not count. A page motion or an animation that has passed a target which
  /// lay ahead of it may swing about it: what it does then is an overshoot, not a reversal.
  func turning(against direction: Double) -> Turning {
    var walk = TurningWalk(direction: direction)
    for step in steps where !step.isResize { walk.take(step) }
    walk.closeOvershoot()
    return walk.turning
  }
}

private struct TurningWalk {
  var direction: Double
  var turning = Turning()
  private var target: Double?
  private var isAhead = false
  private var isBackward = false
  /// The farthest point beyond the target so far, and the frames since it was passed.
  private var peak: Stretch?
  private var beyond = 0.0

  init(direction: Double) { self.direction = direction }

  mutating func take(_ step: MotionStep) {
    if step.isBounce {
      closeOvershoot()
      direction = 0
      target = nil
      isBackward = false
      return
    }
    if direction == 0 { direction = step.length.direction }
    if target != step.target {
      closeOvershoot()
      target = step.target
      isAhead = direction * (step.target - step.from) >= 0
    }
    if isAhead && (step.phase == .paging || step.phase == .animating) { follow(step) }
    let back = peak == nil ? -direction * step.length : 0
    if back > 0 {
      append(back, step)
    } else if back < 0 {
      isBackward = false
    }
  }

  private mutating func append(_ back: Double, _ step: MotionStep) {
    if isBackward, let last = turning.backward.popLast() {
      turning.backward.append(last.extended(to: step.frame, length: last.length + back))
    } else {
      turning.backward.append(Stretch(step, length: back))
      isBackward = true
    }
  }

  private mutating func follow(_ step: MotionStep) {
    beyond = direction * (step.to - step.target)
    if let peak {
      self.peak = peak.extended(to: step.frame, length: max(peak.length, beyond))
    } else if beyond > 0 {
      peak = Stretch(step, length: beyond)
    }
  }

  /// Keeps an overshoot from which the content has come back half the way at least.
  mutating func closeOvershoot() {
    if let peak, beyond <= peak.length / 2 { turning.overshoots.append(peak) }
    peak = nil
  }
}
