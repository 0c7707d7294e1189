public import ReplayAnalysis

/// What a page shows: a replay, and others to hold it against, frame by frame.
public struct Report: Sendable, Hashable {
  /// What the replays have to do with each other.
  public enum Kind: Sendable, Hashable {
    /// The first is the carousel as it is; each of the others is what a remedy makes of the same gesture.
    case remedies
    /// Two recordings that may differ, and the first place where they do; none where they agree.
    case comparison(RecordingDifference?)
  }

  /// What people call it.
  public var title: String
  /// What the replays have to do with each other.
  public var kind: Kind
  /// The replays, the first is the one that the page is about.
  public var replays: [ReportReplay]

  /// Creates a report.
  ///
  /// - Precondition: there is a replay, and there are two for a comparison.
  public init(title: String, kind: Kind, replays: [ReportReplay]) {
    precondition(!replays.isEmpty, "a report of no replay shows nothing")
    self.title = title
    self.kind = kind
    self.replays = replays
  }

  /// The replay that the page is about.
  public var subject: ReportReplay { replays[0] }
}
