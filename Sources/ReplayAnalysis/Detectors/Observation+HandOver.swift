import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds hand-overs at which the content gets faster, or turns, at once.
  func kicks() -> [Finding] {
    handOvers.compactMap { handOver in
      let rise = handOver.rise(thresholds.signSpeed)
      guard rise >= thresholds.kickSpeed || handOver.turns(thresholds.signSpeed) else { return nil }
      return finding(
        .kick, frames(of: handOver), handOver.axis, rise, .speed,
        kickCause(handOver))
    }
  }

  /// Finds hand-overs at which the content gets slower at once, and motions that stop dead.
  func brakes() -> [Finding] {
    let handedOver = handOvers.compactMap { handOver -> Finding? in
      let fall = -handOver.rise(thresholds.signSpeed)
      guard fall >= thresholds.brakeSpeed else { return nil }
      return finding(
        .brake, frames(of: handOver), handOver.axis, fall, .speed,
        brakeCause(handOver))
    }
    return handedOver + courses.flatMap { deadStops($0) }
  }

  private func frames(of handOver: HandOver) -> ClosedRange<Int> {
    handOver.frame...min(handOver.frame + 1, recording.count - 1)
  }

  private func kickCause(_ handOver: HandOver) -> Cause {
    let (before, after) = (handOver.before.signedText, handOver.after.signedText)
    guard handOver.isRelease, let release = handOver.release, release.owner == .deceleration else {
      let away =
        handOver.turns(thresholds.signSpeed) && handOver.release?.owner == .springAnimation
        ? ": an initialSpringVelocity below 0 leads away from the target" : ""
      return Cause(
        text: """
          \(handOver.motion) takes over at \(after) pt/ms content that moved at \(before)\(away)
          """,
        rule: handOver.rule)
    }
    let distance = (release.target[handOver.axis] - release.offset[handOver.axis]).text
    let target = "the target \(release.target[handOver.axis].text), \(distance) pt away"
    if release.isGated {
      return Cause(
        text: """
          released at \(release.reading[handOver.axis].signedText) pt/ms, under the gate of 0.25, the content \
          stands; \(target), then sets it going at \(after) pt/ms at once
          """,
        rule: "PHYSICS §2.1 gate; §2.3, row \(release.landing(handOver.axis).row)")
    }
    return Cause(
      text: """
        \(target), lies beyond the proposal \(release.proposed[handOver.axis].text) of a release at \(before) \
        pt/ms, so the flight starts at \(after)
        """,
      rule: "PHYSICS §2.3, row \(release.landing(handOver.axis).row)")
  }

  private func brakeCause(_ handOver: HandOver) -> Cause {
    let (before, after) = (handOver.before.signedText, handOver.after.signedText)
    if handOver.isRelease, let release = handOver.release, handOver.phase == .idle {
      let target = release.target[handOver.axis].text
      return Cause(
        text: """
          released at \(before) pt/ms with the target \(target) where it is, the content stops
          """,
        rule: "PHYSICS §2.3, row stay")
    }
    return Cause(
      text: "\(handOver.motion) starts at \(after) pt/ms, and the content moved at \(before)",
      rule: handOver.rule)
  }

  /// Motion that ends at speed: the last step's speed is lost at once, and was not being lost before.
  ///
  /// Not at a hard limit or on its page, where a motion ends so by law, and not after a single step, which is a leap.
  private func deadStops(_ course: Course) -> [Finding] {
    let steps = course.steps
    return steps.indices.dropFirst().compactMap { index -> Finding? in
      let (step, last) = (steps[index], steps[index - 1])
      let ends = index + 1 < steps.count ? steps[index + 1].length == 0 : isAtRest(step.frame)
      let loss = max(0, last.velocity.magnitude - step.velocity.magnitude)
      guard ends, step.length != 0, step.velocity * last.velocity > 0,
        step.velocity.magnitude >= thresholds.brakeSpeed + 2 * loss,
        !step.isBounce, !step.isResize, !isAtHardLimit(step, course),
        !(step.phase == .paging && step.to == step.target)
      else { return nil }
      return finding(
        .brake, step.frame...min(step.frame + 1, course.lift.frames.upperBound), course.axis,
        step.velocity.magnitude, .speed,
        Cause(
          text: "moving at \(step.velocity.signedText) pt/ms, the content stopped in one frame",
          rule: "an app's write, or the end of its animation"))
    }
  }

  private func isAtRest(_ frame: Int) -> Bool {
    recording.phases[frame] == .idle && !recording.isTruncated
  }

  private func isAtHardLimit(_ step: MotionStep, _ course: Course) -> Bool {
    guard let limits = course.lift.release?.limits(course.axis), !limits.bounces else {
      return false
    }
    return step.to <= limits.minimum || step.to >= limits.maximum
  }
}

extension HandOver {
  /// What took over, as a sentence's subject.
  fileprivate var motion: String {
    switch phase {
    case .animating:
      switch release?.owner {
      case .offsetAnimation: "setContentOffset(_:animated:)"
      case .springAnimation: "a UIView spring"
      case .curveAnimation: "a UIView animation"
      default: "an animation"
      }
    case .paging: "the page motion"
    case .decelerating, .bouncing: "the flight"
    case .idle, .tracking, .dragging: "rest"
    }
  }

  fileprivate var rule: String {
    switch phase {
    case .animating: release?.owner == .offsetAnimation ? "PHYSICS §6" : "PHYSICS §7"
    case .paging: "PHYSICS §3.2"
    case .decelerating, .bouncing, .idle, .tracking, .dragging: "PHYSICS §2.3"
    }
  }
}
