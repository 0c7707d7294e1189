/// Why a verb ends early: the exit code, and the sentence for standard error.
public struct CommandError: Error, Sendable, Hashable {
  /// What the process exits with.
  public let code: ExitCode
  /// *What is X, but must be Y*; empty if there is nothing to say.
  public let message: String

  /// Creates an error.
  public init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A command line that makes no sense.
  package static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }

  /// Whoever read our output wants no more of it, as `| head` does: an end, not a failure.
  static let outputClosed = CommandError(.fine, "")
}
