import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// What `report` is to show: a recording, a scenario to be replayed, or a folder of such files.
enum ReportInput {
  /// What a file holds, as its keys tell.
  private enum Content {
    case recording
    /// A recording as `check` keeps it.
    case golden
    case scenario
    /// A gesture, a grid: nothing that can be shown.
    case other
  }

  /// Reads the recording or replays the scenario at `path`.
  ///
  /// - Throws: `CommandError`: no input, bad data with path and line, or usage.
  static func report(
    _ path: String, _ arguments: Arguments, _ layouts: RegisteredLayouts, on console: Console
  ) throws(CommandError) -> Report {
    let bytes = try InputFile.bytes(path)
    switch try content(bytes, path) {
    case .golden:
      try ReplayInput.refuse(arguments, for: path)
      return Report(try golden(bytes, path))
    case .recording:
      try ReplayInput.refuse(arguments, for: path)
      let file = try recording(bytes, path)
      return Report(file.recording, findings: file.findings.isEmpty ? nil : file.findings)
    case .scenario:
      let input = try ReplayInput(scenarioAt: path, arguments, layouts)
      for warning in input.warnings { console.note("warning: \(warning)") }
      return try input.subject.report(
        input.gesture, try input.subject.explain(input.gesture))
    case .other:
      throw CommandError(.badData, "\(path) is neither a scenario nor a recording, but must be one")
    }
  }

  /// Every recording and scenario in the folder at `path`, in the order of the files' names.
  ///
  /// - Returns: the reports, and what was wrong with the first file that is left out.
  /// - Throws: `CommandError`: no input or bad data if there is none, usage.
  static func reports(
    inFolder path: String, _ arguments: Arguments, _ layouts: RegisteredLayouts,
    on console: Console
  ) throws(CommandError) -> (reports: [Report], skipped: ExitCode?) {
    var reports: [Report] = []
    let skipped = try FolderFiles.forEach(in: path, on: console) { file throws(CommandError) in
      guard file.hasSuffix(".json") || file.hasSuffix(".golden"),
        try content(InputFile.bytes(file), file) != .other
      else { return }
      console.progress("\(reports.count + 1): \(ReportFile.name(file))")
      reports.append(try report(file, arguments, layouts, on: console))
    }
    console.progress("")
    guard !reports.isEmpty else {
      throw CommandError(
        skipped ?? .noInput,
        "\(path) holds no scenario and no recording that can be shown, but must hold one")
    }
    return (reports, skipped)
  }

  /// Reads the recording at `path`.
  static func recording(_ path: String) throws(CommandError) -> RecordingFile {
    try recording(InputFile.bytes(path), path)
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func recording(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandError) -> RecordingFile {
    try CommandError.badData { () throws(FormatError) in
      try RecordingFile(json: bytes, path: path)
    }
  }

  private static func golden(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Recording {
    try CommandError.badData { () throws(FormatError) in
      try GoldenFile(golden: bytes, path: path).recording
    }
  }

  private static func content(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Content {
    if GoldenFile.isGolden(bytes) { return .golden }
    return try CommandError.badData { () throws(FormatError) in
      var file = try JSONDocument(bytes, path: path).root.object()
      if file.optional("releases") != nil { return .recording }
      return file.optional("layout") != nil ? .scenario : .other
    }
  }
}
