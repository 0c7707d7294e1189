import ScrollPhysics
import ScrollReplay

/// What the content did along one axis while no finger was down.
struct Course: Sendable, Hashable {
  let axis: Axis
  let lift: Lift
  /// Every frame's motion, still frames included; none at all if the content never moved.
  let steps: [MotionStep]

  /// The direction of travel that the content left the finger with: of its velocity, or of its first motion.
  var direction: Double {
    let velocity = lift.velocity(axis).direction
    return velocity != 0 ? velocity : steps.first { $0.length != 0 }?.length.direction ?? 0
  }
}

/// One frame's motion along an axis.
struct MotionStep: Sendable, Hashable {
  let frame: Int
  let from: Double
  let to: Double
  /// Milliseconds.
  let duration: Double
  /// What moved the content; for the step that ends a motion, what had moved it.
  let phase: ScrollPhase
  /// Where that motion headed.
  let target: Double
  /// Whether the content lay past a limit, or came from there.
  let isBounce: Bool
  /// Whether the view's size changed in this frame, so that no motion is to be judged.
  let isResize: Bool

  /// Points, positive where the offset grows.
  var length: Double { to - from }
  /// The mean velocity in the frame, pt/ms.
  var velocity: Double { duration > 0 ? length / duration : 0 }
}

extension Course {
  /// Reads the course off a recording.
  init(_ recording: Recording, _ lift: Lift, _ axis: Axis, period: Double) {
    self.axis = axis
    self.lift = lift
    let first = lift.frames.lowerBound
    let start = lift.release?.offset[axis] ?? recording.offsets[first][axis]
    guard lift.frames.contains(where: { recording.offsets[$0][axis] != start }) else {
      steps = []
      return
    }
    var steps: [MotionStep] = []
    steps.reserveCapacity(lift.frames.count)
    let limits = lift.release?.limits(axis)
    var from = start
    var phase = lift.release?.owner.phase ?? .idle
    var target = lift.release?.target[axis] ?? start
    for frame in lift.frames {
      let to = recording.offsets[frame][axis]
      // Motion inside the release took one period, whatever had passed since the frame before (PHYSICS §1.4).
      if frame == first && to == from { continue }
      let wasBounce = phase == .bouncing
      if recording.phases[frame] != .idle {
        phase = recording.phases[frame]
        target = recording.targets[frame][axis]
      }
      let elapsed =
        frame == first ? period : recording.interval(before: frame)
      steps.append(
        MotionStep(
          frame: frame, from: from, to: to, duration: elapsed, phase: phase, target: target,
          isBounce: wasBounce || phase == .bouncing
            || limits.map { $0.isOutside(from) || $0.isOutside(to) } == true,
          isResize: recording.boundsChanges.contains { $0.frame == frame }))
      from = to
    }
    self.steps = steps
  }
}

extension Double {
  /// −1, 0 or 1.
  var direction: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}

extension MotionOwner {
  /// What the view does while it moves the content.
  var phase: ScrollPhase {
    switch self {
    case .none: .idle
    case .deceleration: .decelerating
    case .paging: .paging
    case .offsetAnimation, .springAnimation, .curveAnimation: .animating
    }
  }
}

extension Recording {
  /// Milliseconds since the frame before `frame`; 0 for the first.
  func interval(before frame: Int) -> Double {
    frame == 0 ? 0 : Double(times[frame] - times[frame - 1]) / 1e6
  }

  /// How long a frame takes where none is dropped, milliseconds: the median interval.
  var period: Double {
    guard count > 1 else { return 1000 / 60 }
    var least = Int64.max
    var most: Int64 = 0
    for frame in 1..<count {
      let interval = times[frame] - times[frame - 1]
      least = min(least, interval)
      most = max(most, interval)
    }
    // Stamps are rounded to nanoseconds: an even clock needs no sorting.
    if most - least <= 2 { return Double(times[count - 1]) / 1e6 / Double(count - 1) }
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    return Double(intervals[intervals.count / 2]) / 1e6
  }
}
