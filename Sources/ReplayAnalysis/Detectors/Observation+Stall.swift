import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds content that stands still after a release and then goes on by itself.
  ///
  /// Still frames at the start of an animation are its slow beginning, a step of one pixel is the grid's, and a
  /// bounce stands at its peak and creeps up to its limit: none of them is a stall.
  func stalls() -> [Finding] {
    courses.filter { $0.lift.release != nil }.flatMap { stalls($0) }
  }

  private func stalls(_ course: Course) -> [Finding] {
    var found: [Finding] = []
    var still: (first: MotionStep, frames: Int, duration: Double)?
    for (index, step) in course.steps.enumerated() {
      if step.isBounce {
        still = nil
        continue
      }
      if step.length == 0 {
        guard recording.phases[step.frame] != .animating else { continue }
        still =
          still.map { ($0.first, $0.frames + 1, $0.duration + step.duration) }
          ?? (step, 1, step.duration)
        continue
      }
      defer { still = nil }
      guard let stall = still, stall.frames >= thresholds.stallFrames,
        stall.duration < thresholds.longestStall, !step.isResize
      else { continue }
      let distance = run(from: index, in: course.steps)
      let least = max(thresholds.stallDistance, recording.header.grid.pixel + 1e-6)
      if distance > least { found.append(finding(of: stall, until: step, distance, course)) }
    }
    return found
  }

  /// How far the content goes from a step on before it stands again.
  private func run(from index: Int, in steps: [MotionStep]) -> Double {
    var end = index
    while end + 1 < steps.count, steps[end + 1].length != 0 { end += 1 }
    return (steps[end].to - steps[index].from).magnitude
  }

  private func finding(
    of stall: (first: MotionStep, frames: Int, duration: Double), until step: MotionStep,
    _ distance: Double, _ course: Course
  ) -> Finding {
    finding(
      .stall, stall.first.frame...step.frame, course.axis, Double(stall.frames), .frames,
      Cause(
        text: """
          the content stood at \(step.from.text) for \(stall.duration.text) ms after the release, then went on \
          by \(distance.text) pt with no finger down
          """,
        rule: "PHYSICS §10: nothing in the view waits; a callback started this late"))
  }
}
