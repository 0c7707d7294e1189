public import ReplayAnalysis
public import ScrollPhysics
import ScrollReplay

/// What became of one release.
public struct ReleaseVerdict: Sendable, Hashable {
  /// Its faults, one mark a kind, in the order of the kinds.
  public var marks: [FindingMark]
  /// How badly it flaps.
  public var score: FlapScore
  /// Where the view headed, along the map's axis; where it was if nothing released it.
  public var target: Double
  /// Where it came to rest.
  public var rest: Double
  /// How many pages it turns, from the snap position nearest to its start to that nearest to `target`; none where nothing
  /// snaps.
  public var pages: Int?
  /// The row of the landing table that applied.
  public var row: AxisLanding.Row
  /// How the release's end was told to the app.
  public var ending: Ending
  /// Which requirements it does not keep, of those that no finding tells: direction, range and stability.
  public var broken: Set<ReleaseRequirement>

  /// Creates a verdict from all its facts.
  public init(
    marks: [FindingMark], score: FlapScore, target: Double, rest: Double, pages: Int?,
    row: AxisLanding.Row, ending: Ending, broken: Set<ReleaseRequirement>
  ) {
    self.marks = marks
    self.score = score
    self.target = target
    self.rest = rest
    self.pages = pages
    self.row = row
    self.ending = ending
    self.broken = broken
  }

  /// Whether a person sees it flutter.
  public var flaps: Bool { marks.contains { $0.kind.isFlap } }

  /// The mark of a kind, if there is one.
  public func mark(_ kind: FindingKind) -> FindingMark? { marks.first { $0.kind == kind } }

  /// How the end of a release's motion is told to an app that waits for it.
  public enum Ending: UInt8, Sendable, Hashable, CaseIterable {
    /// By one notice: of a drag that does not decelerate, of a deceleration, or of an offset animation.
    case told
    /// By none: a view animation tells nobody but its own completion block.
    case untold
    /// By more than one.
    case toldTwice
    /// The replay was cut off before the content came to rest.
    case endless
  }
}

extension ReleaseVerdict {
  /// Judges a recording of one release.
  init(
    _ recording: Recording, along axis: Axis, from start: Double, _ thresholds: FindingThresholds
  ) {
    let (judgement, broken) = recording.answer(thresholds: thresholds)
    let release = recording.releases.last
    let rest = recording.offsets.last?[axis] ?? 0
    let target = release?.target[axis] ?? rest
    marks = [FindingMark](judgement.findings)
    score = judgement.score
    self.target = target
    self.rest = rest
    pages = recording.header.snapping?.pages(from: start, to: target)
    row = release?.landing(axis).row ?? .natural
    ending = Ending(recording)
    self.broken = broken
  }

  /// What makes two releases differ in kind, so that there is a border between them.
  var character: ReleaseCharacter {
    var kinds: UInt16 = 0
    for mark in marks { kinds |= 1 << UInt16(mark.kind.index) }
    return ReleaseCharacter(kinds: kinds, pages: pages, row: row)
  }
}

/// The kinds of faults, the page and the landing of a release.
struct ReleaseCharacter: Sendable, Hashable {
  let kinds: UInt16
  let pages: Int?
  let row: AxisLanding.Row
}

extension ReleaseVerdict.Ending {
  fileprivate init(_ recording: Recording) {
    guard !recording.isTruncated else {
      self = .endless
      return
    }
    var notices = 0
    var moves = false
    for frame in 0..<recording.count {
      let events = recording.events[frame]
      if events.contains(.didEndDecelerating) { notices += 1 }
      if events.contains(.didEndScrollingAnimation) { notices += 1 }
      switch recording.phases[frame] {
      case .decelerating, .bouncing, .paging, .animating: moves = true
      case .idle, .tracking, .dragging: break
      }
    }
    // A drag that does not decelerate is over when it is told to have ended.
    self = notices == 1 || notices == 0 && !moves ? .told : notices == 0 ? .untold : .toldTwice
  }
}

extension Snapping {
  /// How many positions lie between those nearest to two offsets.
  fileprivate func pages(from start: Double, to target: Double) -> Int? {
    guard let first = index(nearestTo: start), let last = index(nearestTo: target) else {
      return nil
    }
    return last - first
  }
}
