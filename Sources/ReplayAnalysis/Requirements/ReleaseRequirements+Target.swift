import ScrollPhysics
import ScrollReplay

extension ReleaseRequirements {
  /// Flicks whose target lies behind, or where the content already is.
  ///
  /// Not where the content is at its limit and nothing lies ahead.
  func directions(_ lift: Lift) -> [RequirementBreach] {
    guard let release = lift.release else { return [] }
    return Axis.allCases.compactMap { axis in
      let (velocity, offset) = (release.velocity[axis], release.offset[axis])
      let (limits, way) = (release.limits(axis), release.target[axis] - offset)
      let hasRoom = velocity > 0 ? offset < limits.maximum : offset > limits.minimum
      guard velocity.magnitude >= directionSpeed, hasRoom, way * velocity <= 0 else { return nil }
      return RequirementBreach(
        .direction, frame: release.frame, axis: axis,
        cause: """
          released at \(offset.text) with \(velocity.signedText) pt/ms, it heads for \
          \(release.target[axis].text), \
          \(way == 0 ? "where it is" : "\(way.magnitude.text) pt behind")
          """)
    }
  }

  /// Answers of hooks that are not finite or lie beyond the content.
  func ranges(_ lift: Lift, _ observation: Observation) -> [RequirementBreach] {
    guard let release = lift.release else { return [] }
    if release.hadInvalidTarget {
      return [
        RequirementBreach(
          .range, frame: release.frame, axis: nil, cause: "the hook answered NaN or infinity")
      ]
    }
    return Axis.allCases.compactMap { axis in
      let (answer, limits) = (release.delegateTarget[axis], release.limits(axis))
      guard answer != release.proposed[axis],
        limits.excess(answer).magnitude > observation.tolerance
      else { return nil }
      return RequirementBreach(
        .range, frame: release.frame, axis: axis,
        cause: """
          the hook answered \(answer.text), and offsets go from \(limits.minimum.text) to \
          \(limits.maximum.text)
          """)
    }
  }

  /// Releases that head for a page farther away than the layout means to go.
  func travels(_ lift: Lift, _ observation: Observation) -> [RequirementBreach] {
    guard let travel, let release = lift.release,
      let snapping = observation.recording.header.snapping
    else { return [] }
    let axis = snapping.axis
    let start = (observation.recording.dragStart(before: release.frame) ?? release.offset)[axis]
    guard let first = snapping.index(nearestTo: start),
      let last = snapping.index(nearestTo: release.target[axis]),
      (last - first).magnitude > travel.magnitude
    else { return [] }
    return [
      RequirementBreach(
        .travel, frame: release.frame, axis: axis,
        cause: """
          dragged from page \(first) at \(start.text), it heads for page \(last) at \
          \(release.target[axis].text): \(abs(last - first).counted("page")), but at most \(travel) may be
          """)
    ]
  }

  /// Releases that change UIKit's target along an axis that the layout does not snap.
  func otherAxes(_ lift: Lift, _ observation: Observation) -> [RequirementBreach] {
    guard let release = lift.release, let snapping = observation.recording.header.snapping else {
      return []
    }
    return Axis.allCases.filter { $0 != snapping.axis }.compactMap { axis in
      let (proposed, answer) = (release.proposed[axis], release.delegateTarget[axis])
      guard (proposed - answer).magnitude > observation.tolerance else { return nil }
      return RequirementBreach(
        .stability, frame: release.frame, axis: axis,
        cause: """
          the hook answered \(answer.text) for UIKit's \(proposed.text) along the axis that does not \
          snap
          """)
    }
  }
}

extension Recording {
  /// Where the content was when the drag began that ends in `frame`: in the last frame before the finger came down.
  ///
  /// None if the recording begins with the release.
  func dragStart(before frame: Int) -> Vector? {
    var start = min(frame, count)
    while start > 0, phases[start - 1] == .dragging || phases[start - 1] == .tracking { start -= 1 }
    return frame == 0 ? nil : offsets[max(0, start - 1)]
  }
}
