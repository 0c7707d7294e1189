public import ScrollReplay

/// The requirements that releases are held to, and how strictly: one value for a test's recordings and for a map's
/// whole grid.
public struct ReleaseRequirements: Sendable, Hashable {
  /// Which are asked for.
  public var requirements = Set(ReleaseRequirement.allCases)
  /// The speed from which on a release has a direction, pt/ms: UIKit's gate.
  public var directionSpeed = 0.25
  /// How many pages a release may turn; none where the layout has no limit of its own.
  public var travel: Int?
  /// The fall of speed at a hand-over that is too much, pt/ms; none where braking is the layout's way, as with
  /// `setContentOffset(_:animated:)`.
  public var brakeSpeed: Double?
  /// From which size on leaps, kicks and places count.
  public var thresholds = FindingThresholds.standard

  /// Creates the requirements that fit any layout.
  public init() {}

  /// Creates them for a layout that turns at most `travel` pages a swipe.
  public init(travel: Int) { self.travel = travel }

  /// Judges each recording, and all their releases together.
  ///
  /// - Parameter recordings: of one layout, in any order; two at least for `monotone` to say anything.
  /// - Returns: every breach, in the order of the recordings, those of the whole last.
  public func breaches(in recordings: [Recording]) -> [RequirementBreach] {
    var found: [RequirementBreach] = []
    var answers: [ReleaseAnswer] = []
    for (index, recording) in recordings.enumerated() {
      for var breach in breaches(in: recording) {
        breach.recording = index
        found.append(breach)
      }
      answers += recording.releaseAnswers(recording: index)
    }
    return found + monotoneBreaches(of: answers)
  }

  /// Judges one recording, by all requirements that one alone can break.
  public func breaches(in recording: Recording) -> [RequirementBreach] {
    guard recording.count > 0 else { return [] }
    let observation = Observation(recording, thresholds)
    var found: [RequirementBreach] = []
    for lift in observation.lifts where lift.release != nil {
      found += directions(lift) + ranges(lift, observation) + travels(lift, observation)
      found += ends(lift, recording) + otherAxes(lift, observation)
    }
    found += continuities(observation) + instabilities(observation)
    return found.filter { requirements.contains($0.requirement) }
      .enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
      .map(\.element)
  }
}
