import ReplayAnalysis
import ReplayFormats
import ScrollReplay

/// What came of one replay that was checked.
struct CheckResult: Sendable {
  /// The scenario's name, and the gesture's; the latter empty for an orphan.
  let scenario: String
  let gesture: String
  /// The file that a reader is sent to, and the line there.
  let path: String
  var line = 1
  let outcome: Outcome
  /// What has changed of what was replayed since the golden was written, in sentences.
  var notes: [String] = []

  /// How a replay fared.
  enum Outcome: Sendable {
    /// It is what its golden says, or near enough.
    case matches
    /// It is not.
    case differs(GoldenDifference)
    /// There is no golden.
    case missing
    /// A golden was written: in place of one that differed, or where there was none.
    case written(GoldenDifference?)
    /// A golden was written in place of one that could not be read.
    case renewed(FormatError)
    /// A golden has no scenario or gesture.
    case orphan
    /// A file could not be read.
    case broken(CommandError)
  }

  /// What it is called in a list.
  var name: String { gesture.isEmpty ? scenario : "\(scenario), gesture \(gesture)" }

  /// Whether the check as a whole has failed by it.
  var isFault: Bool { if case .matches = outcome { false } else { true } }
}

/// A replay beside its golden.
struct GoldenDifference: Sendable {
  /// How they differ; nothing counts where only the golden's header or hash is not up to date.
  let comparison: RecordingComparison
  let expected: Recording
  let actual: Recording
}
