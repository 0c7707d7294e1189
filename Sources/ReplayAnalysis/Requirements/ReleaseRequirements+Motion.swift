import ScrollPhysics
import ScrollReplay

extension ReleaseRequirements {
  /// Hand-overs at which the speed jumps, and frames that leap.
  func continuities(_ observation: Observation) -> [RequirementBreach] {
    var found = observation.kicks() + observation.teleports()
    if let brakeSpeed { found += observation.brakes().filter { $0.magnitude >= brakeSpeed } }
    return found.map { finding in
      RequirementBreach(
        .continuity, frame: finding.frames.lowerBound, axis: finding.axis,
        cause: """
          \(finding.kind.rawValue) of \(finding.magnitude.text) \(finding.unit.rawValue): \
          \(finding.cause)
          """)
    }
  }

  /// Attributes that change although nothing invalidated them, and updates out of sight that move what is in sight.
  func instabilities(_ observation: Observation) -> [RequirementBreach] {
    let found =
      observation.changesWithoutInvalidation() + observation.layoutFaults(where: \.isInstability)
    return found.map { finding in
      RequirementBreach(
        .stability, frame: finding.frames.upperBound, axis: nil, cause: finding.cause)
    }
  }

  /// Releases that come to rest without the one notice that fits the way they do.
  ///
  /// No deceleration: `didEndDragging` alone. A deceleration or page motion: `didEndDecelerating`. An offset
  /// animation: `didEndScrollingAnimation`. A spring of `UIView` tells its own completion block. Motions that a
  /// touch or another animation cuts short are not judged, nor recordings that tell no callbacks.
  func ends(_ lift: Lift, _ recording: Recording) -> [RequirementBreach] {
    let last = lift.frames.upperBound
    guard let release = lift.release, recording.events[release.frame].contains(.didEndDragging),
      recording.phases[last] == .idle, last < recording.count - 1 || !recording.isTruncated,
      !lift.frames.contains(where: { recording.events[$0].contains(.write) })
    else { return [] }
    func times(_ event: EventSet) -> Int {
      lift.frames.reduce(0) { $0 + (recording.events[$1].contains(event) ? 1 : 0) }
    }
    let notices = (times(.didEndDecelerating), times(.didEndScrollingAnimation))
    let due = release.owner.notices
    guard notices != due else { return [] }
    return [
      RequirementBreach(
        .end, frame: release.frame, axis: nil,
        cause: """
          after \(release.owner.motion) it told didEndDecelerating and didEndScrollingAnimation \
          \(notices.0) and \(notices.1) times, not \(due.0) and \(due.1)
          """)
    ]
  }
}

extension MotionOwner {
  /// How often a motion that comes to rest tells `didEndDecelerating` and `didEndScrollingAnimation`.
  fileprivate var notices: (Int, Int) {
    switch self {
    case .none, .springAnimation, .curveAnimation: (0, 0)
    case .deceleration, .paging: (1, 0)
    case .offsetAnimation: (0, 1)
    }
  }

  fileprivate var motion: String {
    switch self {
    case .none: "a lift that moves nothing"
    case .deceleration: "a deceleration"
    case .paging: "a page motion"
    case .offsetAnimation: "an offset animation"
    case .springAnimation: "a spring"
    case .curveAnimation: "a view animation"
    }
  }
}
