import ReplayReport

/// `report`: shows replays as a page.
struct ReportCommand: Command {
  let layouts: RegisteredLayouts
  let name = "report"
  let abstract = "show a replay as a page: the phone, plots, findings and remedies"
  let discussion = """
    SOURCE is a recording (run --json), a scenario, which is replayed, or a folder of such files, which becomes a \
    list with a page for each. The page is one file that needs no network. --against lays another recording over \
    the first and marks where they part. A file of a folder that cannot be shown is told and the rest still listed: exit 65.
    """
  let operands = Operands.exactly(["SOURCE"])
  let examples = [
    "report Fixtures/scenarios/nearest-header-200.json -o report.html",
    "report Fixtures/scenarios -o all.html",
    "report Fixtures/scenarios/nearest-header-200.json --svg animation -o flap.svg",
  ]
  let flags: [Flag] =
    ReplayInput.flags + [ReportCommand.against, ReportCommand.picture.flag, .output]

  private static let against = Flag(
    "against", value: "FILE", "the recording or scenario to compare SOURCE with")

  private static let picture = ChoiceFlag<SVGReport>(
    "svg", "make a picture instead of a page, for README files and articles",
    SVGReport.allCases.map { ($0.rawValue, $0) })

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let source = arguments.operands[0]
    guard ReportInput.isFolder(source) else {
      try OutputFile.write(bytes(source, arguments, on: console), arguments, on: console)
      return .fine
    }
    try arguments.refuse([ReportCommand.against, ReportCommand.picture.flag], with: "a folder")
    let (reports, skipped) = try ReportInput.reports(
      inFolder: source, arguments, layouts, on: console)
    try OutputFile.write(HTMLReport.folder(reports, title: source), arguments, on: console)
    return skipped ?? .fine
  }

  private func bytes(
    _ source: String, _ arguments: Arguments, on console: Console
  ) throws(CommandError) -> [UInt8] {
    let other = arguments.text(ReportCommand.against)
    let picture = try arguments.choice(ReportCommand.picture)
    var report = try ReportInput.report(source, arguments, layouts, on: console)
    if let other {
      let second = try ReportInput.report(other, arguments, layouts, on: console)
      report = Report(
        comparing: report.subject.recording, with: second.subject.recording,
        names: ReportFile.names(source, other))
    }
    return picture?.picture(report) ?? HTMLReport.page(report)
  }
}
