import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A recording with what every detector needs of it, worked out once.
struct Observation {
  let recording: Recording
  let thresholds: FindingThresholds
  /// How long a frame takes where none is dropped, milliseconds.
  let period: Double
  let lifts: [Lift]
  /// Along both axes, of every lift.
  let courses: [Course]
  /// Along both axes, the releases first.
  let handOvers: [HandOver]
  /// The frames in which other elements are shown than in the frame before; the first is one.
  let sightChanges: [Int]

  init(_ recording: Recording, _ thresholds: FindingThresholds) {
    let period = recording.period
    let lifts = recording.lifts
    self.recording = recording
    self.thresholds = thresholds
    self.period = period
    self.lifts = lifts
    courses = lifts.flatMap { lift in
      Axis.allCases.map { Course(recording, lift, $0, period: period) }
    }
    handOvers = recording.handOvers(lifts)
    sightChanges = recording.sightChanges
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
    _ unit: FindingUnit, _ cause: Cause, phase: ScrollPhase? = nil
  ) -> Finding {
    let principal = principalElement(in: frames.upperBound, along: axis)
    return Finding(
      kind, frames: frames, axis: axis, phase: phase ?? recording.phases[frames.lowerBound],
      cells: principal.map { [$0.element] } ?? [], magnitude: magnitude, unit: unit,
      cause: cause.text, rule: cause.rule)
  }
}

extension Recording {
  fileprivate var sightChanges: [Int] {
    (0..<count).filter { frame in
      guard frame > 0 else { return true }
      let (old, new) = (cells(in: frame - 1), cells(in: frame))
      guard old.count == new.count else { return true }
      return zip(old.indices, new.indices).contains { cells[$0].element != cells[$1].element }
    }
  }
}

/// Why something happened: in words and numbers, and by which law.
struct Cause {
  var text: String
  var rule: String
}
