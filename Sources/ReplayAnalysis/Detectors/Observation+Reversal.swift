import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds content that turns back after it has travelled one way since the release.
  ///
  /// Content that glides back to a target behind it from the first frame on does not turn: a slow release does
  /// right to return so. The score counts it all the same.
  func reversals() -> [Finding] {
    courses.flatMap { course in
      course.turning(against: 0).backward.filter { $0.length >= thresholds.reversalDistance }.map {
        finding(
          .reversal, $0.frames, course.axis, $0.length, .points,
          reversalCause(course, $0), phase: $0.phase)
      }
    }
  }

  private func reversalCause(_ course: Course, _ stretch: Stretch) -> Cause {
    let axis = course.axis
    guard let release = course.lift.release else {
      return Cause(
        text: "the content turned in frame \(stretch.frames.lowerBound), with no finger down",
        rule: "no release: an app's own motion")
    }
    if let cause = targetBehind(release, axis) { return cause }
    let old = release.target[axis].text
    let new = recording.targets[stretch.frames.lowerBound][axis].text
    return Cause(
      text: """
        released for \(old) at \(release.velocity[axis].signedText) pt/ms, the content turned in frame \
        \(stretch.frames.lowerBound) and went to \(new)
        """,
      rule: "PHYSICS §6: a motion that an app starts takes the content over")
  }

  /// Why content that left the finger one way has its target the other way.
  func targetBehind(_ release: Release, _ axis: Axis) -> Cause? {
    let velocity = release.velocity[axis]
    let target = release.target[axis]
    guard velocity * (target - release.offset[axis]) < 0 else { return nil }
    let fact =
      "the target \(target.text) lies behind a release moving at \(velocity.signedText) pt/ms"
    switch release.owner {
    case .deceleration, .none:
      return Cause(
        text: fact + ", so UIKit lands in one frame",
        rule: "PHYSICS §2.3, row short or behind; §2.5 teleport")
    case .offsetAnimation:
      return Cause(
        text: fact + ", and setContentOffset(_:animated:) glides back to it",
        rule: "PHYSICS §6")
    case .springAnimation:
      return Cause(text: fact + ", and the spring goes back to it", rule: "PHYSICS §7")
    case .curveAnimation:
      return Cause(text: fact + ", and the animation goes back to it", rule: "PHYSICS §7")
    case .paging:
      let reading = release.reading[axis].signedText
      return Cause(
        text: """
          \(fact): a last reading of \(reading) pt/ms does not turn the page, so the paging spring \
          brings it back
          """,
        rule: "PHYSICS §3.1, §3.2")
    }
  }
}
