import ReplayAnalysis
import ReplayFormats
import ScrollReplay

/// In what form a replay is printed.
enum ReplayOutput: Sendable, Hashable {
  /// Told to people.
  case text
  /// The whole recording with its findings.
  case json
  /// The same as JSON lines.
  case ndjson
  /// The recording as trace events.
  case trace
  /// A line for each frame.
  case frames
  /// A line for each element in each frame.
  case cells
  /// The best remedy as Swift.
  case swift

  /// `--json`, `--ndjson`, `--csv`, `--cells`, `--trace` and `--swift`.
  static let flags: [Flag] = [.json, .ndjson, .csv, cellsFlag, traceFlag, swiftFlag]

  private static let cellsFlag = Flag(
    "cells", "with --csv, print the table of cells instead of that of frames")

  private static let traceFlag = Flag("trace", "print trace events for Perfetto")

  private static let swiftFlag = Flag("swift", "print the best remedy as Swift to paste")

  /// What `arguments` ask for.
  init(_ arguments: Arguments) throws(CommandError) {
    let form = try arguments.onlyOne(of: [
      .json, .ndjson, .csv, ReplayOutput.traceFlag, ReplayOutput.swiftFlag,
    ])
    try arguments.check(ReplayOutput.cellsFlag, needs: .csv)
    switch form {
    case .json?: self = .json
    case .ndjson?: self = .ndjson
    case .csv?: self = arguments.has(ReplayOutput.cellsFlag) ? .cells : .frames
    case ReplayOutput.traceFlag?: self = .trace
    case ReplayOutput.swiftFlag?: self = .swift
    default: self = .text
    }
  }

  /// What `input` made, in this form, as UTF-8.
  func bytes(_ input: ReplayInput, _ explanation: Explanation, on console: Console) -> [UInt8] {
    let (recording, findings) = (explanation.recording, explanation.findings)
    return switch self {
    case .text: Array(ExplanationText(input.subject, explanation, on: console).text.utf8)
    case .json: RecordingFile(recording, findings: findings).json()
    case .ndjson: RecordingFile(recording, findings: findings).ndjson()
    case .trace: TraceEvents(recording, findings: findings, gesture: input.gesture).json()
    case .frames: RecordingTables(recording).frames
    case .cells: RecordingTables(recording).cells
    case .swift: Array(input.subject.source(for: explanation.best.remedy, recording).utf8)
    }
  }
}
