import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds targets that change while the content is on its way.
  func retargets() -> [Finding] {
    lifts.flatMap { lift in Axis.allCases.flatMap { retargets(lift, $0) } }
  }

  private func retargets(_ lift: Lift, _ axis: Axis) -> [Finding] {
    guard let release = lift.release else { return [] }
    var target = release.target[axis]
    var found: [Finding] = []
    for frame in lift.frames where recording.phases[frame] != .idle {
      let new = recording.targets[frame][axis]
      defer { target = new }
      let change = (new - target).magnitude
      guard change > tolerance else { continue }
      found.append(
        finding(
          .retarget, frame...frame, axis, change, .points,
          Cause(
            text: """
              released for \(target.text), the content heads for \(new.text) from frame \(frame) on\
              \(recording.phases[frame] == .animating ? ": an animation took over" : "")
              """,
            rule: "PHYSICS §2.2: a hook's answer is the last word; an app's animation is none")))
    }
    return found
  }
}
