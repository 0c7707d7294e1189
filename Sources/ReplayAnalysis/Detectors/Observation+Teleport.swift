import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds frames that move much farther than those beside them.
  ///
  /// Steps are compared as speeds, so that a dropped frame is none; neighbours that go the other way count as still,
  /// since a cell that jumps back is seen however fast it went forward. Before the first step comes the finger: its
  /// last step or its velocity, whichever is faster. A motion that a touch breaks off might have gone on as it went.
  func teleports() -> [Finding] {
    courses.flatMap { course in
      let steps = course.steps
      let before = steps.isEmpty ? 0 : speedBefore(course)
      return steps.indices.compactMap { index -> Finding? in
        let step = steps[index]
        let isCaught = index + 1 == steps.count && recording.isBrokenOff(after: step.frame)
        let excess = leap(in: steps, at: index, after: before)
        guard !isCaught, excess > 0, !step.isResize else { return nil }
        let first = max(course.lift.frames.lowerBound, step.frame - 1)
        return finding(
          .teleport, first...step.frame, course.axis,
          step.length.magnitude, .points, teleportCause(course, step), phase: step.phase)
      }
    }
  }

  /// How many points farther than it may a step moves; negative where it is fine.
  private func leap(in steps: [MotionStep], at index: Int, after before: Double) -> Double {
    let direction = steps[index].length.direction
    let previous = index > 0 ? steps[index - 1].velocity : before
    let next = index + 1 < steps.count ? steps[index + 1].velocity : 0
    let neighbour = max(0, direction * previous, direction * next)
    return steps[index].velocity.magnitude * period - thresholds.teleportDistance
      - thresholds.teleportRatio * neighbour * period
  }

  /// The content's velocity just before the course's first step, pt/ms.
  private func speedBefore(_ course: Course) -> Double {
    let first = course.lift.frames.lowerBound
    let velocity = course.lift.velocity(course.axis)
    guard first > 0 else { return velocity }
    let start = course.lift.release?.offset ?? recording.offsets[first]
    let step = start[course.axis] - recording.offsets[first - 1][course.axis]
    let shown = step / recording.interval(before: first)
    return shown.magnitude > velocity.magnitude ? shown : velocity
  }

  private func teleportCause(_ course: Course, _ step: MotionStep) -> Cause {
    let isFirst = step.frame == course.steps.first { $0.length != 0 }?.frame
    if isFirst, let release = course.lift.release, let cause = targetBehind(release, course.axis) {
      return cause
    }
    if recording.events[step.frame].contains(.write) {
      return Cause(
        text: "the app wrote the offset: \(step.from.text) became \(step.to.text) at once",
        rule: "a write of contentOffset without animation")
    }
    return Cause(
      text: "from \(step.from.text) to \(step.to.text) in one frame, and no such motion beside it",
      rule: isFirst ? "PHYSICS §2.3" : "no law of the view's own motion")
  }
}

extension Recording {
  /// Whether the content was still on its way when `frame` was the last without a finger, or the last at all.
  fileprivate func isBrokenOff(after frame: Int) -> Bool {
    phases[frame] != .idle
  }
}
