/// What the process tells its caller; the numbers above 2 are those of sysexits.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Done.
  case fine = 0
  /// Done, and what was looked for is there: only `check`, `diff` and `--fail-on` say so.
  case found = 1
  /// The command line makes no sense.
  case usage = 2
  /// A file's content makes no sense.
  case badData = 65
  /// A file to be read is not there.
  case noInput = 66
  /// Reading or writing failed.
  case inputOutput = 74
}
