import ReplayFormats

/// In what form gestures are printed.
enum GestureOutput: Sendable, Hashable {
  /// A gesture file.
  case json
  /// A gesture file on a line, so that many are one file.
  case ndjson
  /// A table of its samples.
  case csv
  /// W3C WebDriver actions.
  case webDriver

  /// `--ndjson`, `--csv` and `--w3c`.
  static let flags: [Flag] = [.ndjson, .csv, webDriverFlag]

  private static let webDriverFlag = Flag(
    "w3c", "print W3C WebDriver actions, in whole milliseconds")

  /// What `arguments` ask for.
  init(_ arguments: Arguments) throws(CommandError) {
    switch try arguments.onlyOne(of: GestureOutput.flags) {
    case .ndjson?: self = .ndjson
    case .csv?: self = .csv
    case GestureOutput.webDriverFlag?: self = .webDriver
    default: self = .json
    }
  }

  /// What `gestures` are in this form, as UTF-8: a file each, but one for all JSON lines.
  func files(_ gestures: [GestureFile]) -> [[UInt8]] {
    switch self {
    case .json: gestures.map { $0.json() }
    case .ndjson: [gestures.flatMap { $0.ndjson() }]
    case .csv: gestures.map { $0.csv() }
    case .webDriver: gestures.map { $0.webDriverActions() }
    }
  }
}
