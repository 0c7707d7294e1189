public import ScrollPhysics

/// A release that does not do what every release has to.
public struct RequirementBreach: Sendable, Hashable {
  /// What it does not keep.
  public var requirement: ReleaseRequirement
  /// Which of the recordings that were judged, from 0.
  public var recording: Int
  /// The frame of the release, or that in which the fault shows.
  public var frame: Int
  /// The axis; none where both are meant.
  public var axis: Axis?
  /// What is, in words and numbers.
  public var cause: String

  /// Creates a breach.
  public init(
    _ requirement: ReleaseRequirement, recording: Int = 0, frame: Int, axis: Axis?, cause: String
  ) {
    self.requirement = requirement
    self.recording = recording
    self.frame = frame
    self.axis = axis
    self.cause = cause
  }
}
