import ReplayAnalysis
import ReplayFormats
import ScrollReplay

/// In what form a replay is printed.
enum ReplayOutput: Sendable, Hashable {
  /// Told to people.
  case text
  /// The whole recording with its findings.
  case json
  /// A line for each frame.
  case frames
  /// A line for each element in each frame.
  case cells

  /// `--json`, `--csv` and `--cells`.
  static let flags: [Flag] = [.json, .csv, cellsFlag]

  private static let cellsFlag = Flag(
    "cells", "with --csv, print the table of cells instead of that of frames")

  /// What `arguments` ask for.
  init(_ arguments: Arguments) throws(CommandError) {
    let isTable = arguments.has(.csv)
    guard !isTable || !arguments.has(.json) else {
      throw .usage("--json and --csv are given, but must not be given together")
    }
    let hasCells = arguments.has(ReplayOutput.cellsFlag)
    guard isTable || !hasCells else {
      throw .usage("--cells is given alone, but must be given with --csv")
    }
    self = isTable ? (hasCells ? .cells : .frames) : arguments.has(.json) ? .json : .text
  }

  /// What `scenario` made of a gesture in this form, as UTF-8.
  func bytes(_ scenario: Scenario, _ explanation: Explanation, on console: Console) -> [UInt8] {
    switch self {
    case .text: Array(ExplanationText(scenario, explanation, on: console).text.utf8)
    case .json: RecordingFile(explanation.recording, findings: explanation.findings).json()
    case .frames: RecordingTables(explanation.recording).frames
    case .cells: RecordingTables(explanation.recording).cells
    }
  }
}
