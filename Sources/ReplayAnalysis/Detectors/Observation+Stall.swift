import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds content that stands still after a release and then goes on by itself.
  ///
  /// Still frames at the start of an animation are its slow beginning, a step of one pixel is the grid's, as are the
  /// still frames of a flight so slow that it takes them all to a pixel, and a bounce stands at its peak and creeps
  /// up to its limit: none of them is a stall.
  func stalls() -> [Finding] {
    courses.filter { $0.lift.release != nil }.flatMap { stalls($0) }
  }

  private func stalls(_ course: Course) -> [Finding] {
    var found: [Finding] = []
    var still: Stall?
    for (index, step) in course.steps.enumerated() {
      if step.isBounce {
        still = nil
        continue
      }
      if step.length == 0 {
        guard recording.phases[step.frame] != .animating else { continue }
        if still == nil { still = Stall(first: step) }
        still?.add(step, speed: recording.velocities[step.frame][course.axis].magnitude)
        continue
      }
      defer { still = nil }
      guard let stall = still, stall.frames >= thresholds.stallFrames,
        stall.duration < thresholds.longestStall, !step.isResize, !isTheGrids(stall)
      else { continue }
      let distance = run(from: index, in: course.steps)
      let least = max(thresholds.stallDistance, recording.header.grid.pixel + 1e-6)
      if distance > least { found.append(finding(of: stall, until: step, distance, course)) }
    }
    return found
  }

  /// Whether the content moved all the time, too slowly for the pixels.
  private func isTheGrids(_ stall: Stall) -> Bool {
    stall.leastSpeed > 0 && stall.distance <= recording.header.grid.pixel
  }

  /// How far the content goes from a step on before it stands again.
  private func run(from index: Int, in steps: [MotionStep]) -> Double {
    var end = index
    while end + 1 < steps.count, steps[end + 1].length != 0 { end += 1 }
    return (steps[end].to - steps[index].from).magnitude
  }

  private func finding(
    of stall: Stall, until step: MotionStep, _ distance: Double, _ course: Course
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

/// Frames without motion, one after the other.
private struct Stall {
  let first: MotionStep
  var frames = 0
  /// Milliseconds.
  var duration = 0.0
  /// The lowest speed in the velocity column meanwhile, pt/ms.
  var leastSpeed = Double.infinity
  /// How far the column's speeds would have led, points.
  var distance = 0.0

  init(first: MotionStep) { self.first = first }

  mutating func add(_ step: MotionStep, speed: Double) {
    frames += 1
    duration += step.duration
    leastSpeed = min(leastSpeed, speed)
    distance += speed * step.duration
  }
}
