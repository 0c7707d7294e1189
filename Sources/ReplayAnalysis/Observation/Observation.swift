import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A recording with what every detector needs of it, worked out once.
struct Observation {
  let recording: Recording
  let thresholds: FindingThresholds
  /// Whether findings say why: in words, and about whom. A map of a million releases asks for kinds and sizes only.
  let explains: Bool
  /// How long a frame takes where none is dropped, milliseconds.
  let period: Double
  let lifts: [Lift]
  /// Along both axes, of every lift.
  let courses: [Course]
  /// Where each course went back against the direction that it left the finger with.
  let turnings: [Turning]
  /// Along both axes, the releases first.
  let handOvers: [HandOver]
  /// The frames in which other elements are shown than in the frame before; the first is one. None where the elements
  /// were left out because no finding could come of them.
  let sightChanges: [Int]

  init(_ recording: Recording, _ thresholds: FindingThresholds, explains: Bool = true) {
    let period = recording.period
    let lifts = recording.lifts
    self.recording = recording
    self.thresholds = thresholds
    self.explains = explains
    self.period = period
    self.lifts = lifts
    let courses = lifts.flatMap { lift in
      Axis.allCases.map { Course(recording, lift, $0, period: period) }
    }
    self.courses = courses
    turnings = courses.map { $0.turning(against: $0.direction) }
    handOvers = recording.handOvers(lifts)
    sightChanges = recording.isForFindings ? [] : recording.sightChanges
  }

  /// A pixel's share of the view's threshold for places, points.
  ///
  /// A little more, so that a whole pixel computed as a difference does not count.
  var tolerance: Double { thresholds.pixels * recording.header.grid.pixel + 1e-6 }

  /// The element that a person looks at in `frame`: the one in sight whose centre is nearest to where the
  /// layout means a centre to rest, or to the middle.
  func principalElement(in frame: Int, along axis: Axis) -> LayoutAttributes? {
    let snapping = recording.header.snapping
    let anchor = snapping?.axis == axis ? snapping?.anchor ?? 0.5 : 0.5
    let length = recording.boundsSize(in: frame)[axis]
    let offset = recording.offsets[frame]
    let view = Rectangle(origin: offset, size: recording.boundsSize(in: frame))
    var principal: LayoutAttributes?
    var least = Double.infinity
    for element in recording.cells(in: frame) where element.untransformedFrame.intersects(view) {
      let distance = (element.center[axis] - offset[axis] - anchor * length).magnitude
      if distance < least {
        least = distance
        principal = element
      }
    }
    return principal
  }

  /// Creates a finding about the content's motion along an axis.
  func finding(
    _ kind: FindingKind, _ frames: ClosedRange<Int>, _ axis: Axis, _ magnitude: Double,
    _ unit: FindingUnit, _ cause: @autoclosure () -> Cause, phase: ScrollPhase? = nil
  ) -> Finding {
    let phase = phase ?? recording.phases[frames.lowerBound]
    guard explains else {
      return Finding(
        kind, frames: frames, axis: axis, phase: phase, magnitude: magnitude, unit: unit, cause: "",
        rule: "")
    }
    let principal = principalElement(in: frames.upperBound, along: axis)
    let cause = cause()
    return Finding(
      kind, frames: frames, axis: axis, phase: phase,
      cells: principal.map { [$0.element] } ?? [], magnitude: magnitude, unit: unit,
      cause: cause.text, rule: cause.rule)
  }
}

extension Recording {
  fileprivate var sightChanges: [Int] {
    var changes: [Int] = []
    var old = 0..<0
    for frame in 0..<count {
      let new = old.upperBound..<Int(cellEnds[frame])
      if frame == 0 || !showsSameElements(old, new) { changes.append(frame) }
      old = new
    }
    return changes
  }

  /// Whether two runs of cells are of the same elements in the same order.
  private func showsSameElements(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard old.count == new.count else { return false }
    for index in new where cells[index].element != cells[index - old.count].element {
      return false
    }
    return true
  }
}

/// Why something happened: in words and numbers, and by which law.
struct Cause {
  var text: String
  var rule: String
}
