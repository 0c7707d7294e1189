package import ReplayReport

/// `--report FILE`, for every verb that has something to show.
package enum ReportFile {
  /// The flag.
  package static let flag = Flag(
    "report", value: "FILE", writes: .file, "write a page about it to FILE, too")

  /// Writes `report` as a page to the file that `--report` names, if it is given.
  ///
  /// - Throws: `CommandError` (I/O).
  package static func write(_ report: @autoclosure () -> Report, _ arguments: Arguments)
    throws(CommandError)
  {
    guard let path = arguments.text(flag) else { return }
    try OutputFile.write(HTMLReport.page(report()), to: path)
  }

  /// Writes a page that lists `reports` to the file that `--report` names, if it is given.
  ///
  /// - Throws: `CommandError` (I/O).
  package static func write(
    _ reports: @autoclosure () -> [Report], title: String, _ arguments: Arguments
  ) throws(CommandError) {
    guard let path = arguments.text(flag) else { return }
    try OutputFile.write(HTMLReport.folder(reports(), title: title), to: path)
  }

  /// The files' names without folders and ending, if these tell them apart.
  static func names(_ first: String, _ second: String) -> (before: String, after: String) {
    let (a, b) = (name(first), name(second))
    return a == b ? (first, second) : (a, b)
  }

  /// A file's name without folder and ending.
  static func name(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}
