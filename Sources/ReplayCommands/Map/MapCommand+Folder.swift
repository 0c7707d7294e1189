import ReplayFormats
import ReplayReport

extension MapCommand {
  /// Maps every scenario of a folder, in the order of the files' names, and ranks them and their rules.
  ///
  /// One that cannot be mapped is named with the reason on standard error, and the others go on.
  ///
  /// - Returns: what was wrong with the first that is left out.
  /// - Throws: `CommandError`: usage, I/O, or that none could be mapped.
  func rank(
    _ path: String, _ arguments: Arguments, on console: Console
  ) throws(CommandError) -> ExitCode {
    var reports: [MapReport] = []
    let skipped = try FolderFiles.forEach(in: path, on: console) { file throws(CommandError) in
      guard file.hasSuffix(".json"), !ScenarioFile.isOther(try InputFile.bytes(file)) else {
        return
      }
      let report = try MapReport(try maker(file, arguments, on: console), .remedies)
      if let folder = arguments.text(MapCommand.pictures) {
        try OutputFile.make(folder: folder)
        try OutputFile.write(
          report.picture(besideBest: true), to: "\(folder)/\(ReportFile.name(file)).svg")
      }
      reports.append(report)
    }
    guard !reports.isEmpty else {
      throw CommandError(
        skipped ?? .noInput, "\(path) holds no scenario that can be mapped, but must hold one")
    }
    let ranking = MapRanking(reports)
    let place = OutputFile.console(arguments, console)
    try OutputFile.write(
      arguments.has(.json) ? ranking.json() : Array(ranking.text(on: place).utf8), arguments,
      on: console)
    return skipped ?? .fine
  }
}
