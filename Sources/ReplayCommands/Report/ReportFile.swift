package import ReplayReport

/// `--report FILE`, for every verb that has something to show.
package enum ReportFile {
  /// The flag.
  package static let flag = Flag("report", value: "FILE", "write a page about it to FILE, too")

  /// Writes `report` as a page to the file that `--report` names, if it is given.
  ///
  /// - Throws: `CommandError` (I/O).
  package static func write(_ report: @autoclosure () -> Report, _ arguments: Arguments)
    throws(CommandError)
  {
    guard let path = arguments.text(flag) else { return }
    try OutputFile.write(HTMLReport.page(report()), to: path)
  }
}
