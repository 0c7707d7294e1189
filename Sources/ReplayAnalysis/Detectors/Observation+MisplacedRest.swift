import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds rests off the pixel grid, and rests at which the element that a person looks at is a cell that is not
  /// where the layout means cells to rest.
  ///
  /// So a header that fills the middle at the content's end is fine, and a first cell that cannot be centred
  /// there is found. Where there are no cells in a recording, its snap positions and limits judge.
  func misplacedRests() -> [Finding] {
    rests.flatMap { rest in offGrid(rest) + offPlace(rest) }
  }

  /// Where content came to rest: not where it lay at the beginning, nor where a recording was cut off.
  private var rests: [Rest] {
    lifts.compactMap { lift in
      let last = lift.frames.upperBound
      let isResized = recording.boundsChanges.contains { lift.frames.contains($0.frame) }
      guard lift.release != nil || lift.frames.lowerBound > 0 || isResized,
        recording.phases[last] == .idle, last < recording.count - 1 || !recording.isTruncated
      else { return nil }
      let moving = lift.frames.last { recording.phases[$0] != .idle }
      return Rest(
        frames: min(last, moving.map { $0 + 1 } ?? lift.frames.lowerBound)...last, lift: lift,
        offset: recording.offsets[last])
    }
  }

  private func offGrid(_ rest: Rest) -> [Finding] {
    Axis.allCases.compactMap { axis in
      let offset = rest.offset[axis]
      let distance = (offset - recording.header.grid.round(offset)).magnitude
      guard distance > thresholds.gridTolerance else { return nil }
      return finding(
        .misplacedRest, rest.frames, axis, distance, .points,
        Cause(
          text: """
            the content rests at \(offset), between two pixels of a screen with \
            \(recording.header.grid.scale.text) pixels a point
            """,
          rule: "PHYSICS §1.3"))
    }
  }

  private func offPlace(_ rest: Rest) -> [Finding] {
    guard let snapping = recording.header.snapping, let place = place(rest, snapping),
      (rest.offset[snapping.axis] - place).magnitude > tolerance,
      !isPageAligned(rest, snapping)
    else { return [] }
    let misplacement = Misplacement(
      place: place, rest: rest, snapping: snapping, recording: recording, tolerance: tolerance)
    return [
      finding(
        .misplacedRest, rest.frames, snapping.axis, misplacement.distance.magnitude, .points,
        misplacement.cause)
    ]
  }

  /// The offset at which the cell that a person looks at would be where cells should rest; none if there is
  /// nothing to judge by.
  private func place(_ rest: Rest, _ snapping: Snapping) -> Double? {
    let axis = snapping.axis
    let frame = rest.frames.upperBound
    if let element = principalElement(in: frame, along: axis) {
      let length = recording.boundsSize(in: frame)[axis]
      return element.element.kind == .cell ? element.center[axis] - snapping.anchor * length : nil
    }
    let offset = rest.offset[axis]
    if let limits = rest.lift.release?.limits(axis),
      min((offset - limits.minimum).magnitude, (offset - limits.maximum).magnitude) <= tolerance
    {
      return nil
    }
    return snapping.position(nearestTo: offset)
  }

  /// Whether a page of plain paging shows its cells as the first page does, two of them side by side, perhaps.
  private func isPageAligned(_ rest: Rest, _ snapping: Snapping) -> Bool {
    guard recording.header.traits.isPagingEnabled, snapping.rule == Snapping.paging,
      let minimum = rest.lift.release?.limits(snapping.axis).minimum,
      let first = snapping.position(nearestTo: minimum)
    else { return false }
    let aligned = rest.offset[snapping.axis] - (minimum - first)
    guard let nearest = snapping.position(nearestTo: aligned) else { return false }
    return (aligned - nearest).magnitude <= tolerance
  }
}

/// A stretch of frames at rest.
struct Rest {
  let frames: ClosedRange<Int>
  let lift: Lift
  let offset: Vector
}

extension Snapping {
  /// What the header calls the rule where `isPagingEnabled` alone brings the content to rest.
  static let paging = "isPagingEnabled"
}
