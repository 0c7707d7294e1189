import ReplayFormats
import ScrollReplay

/// One replay to check: a scenario with a gesture, and the golden that it is held to.
struct CheckCase: Sendable {
  /// The scenario's file without folder and ending.
  let scenario: String
  /// The gesture's file without folder and ending.
  let gesture: String
  /// Where the scenario is.
  let scenarioPath: String
  /// Where the gesture is.
  let gesturePath: String
  /// Where the golden is, or should be.
  let goldenPath: String
  /// What is replayed, or why it could not be read.
  let subject: Result<ReplaySubject, CommandError>

  /// Whether it must be replayed on the main thread.
  var wantsMainThread: Bool {
    if case .success(.layout) = subject { true } else { false }
  }

  /// What its golden is called.
  static func goldenName(_ scenario: String, _ gesture: String) -> String {
    "\(scenario)--\(gesture)\(ending)"
  }

  /// What every golden's name ends with.
  static let ending = ".golden"
}
