import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// `check`: replays every scenario of a folder and compares with its goldens.
struct CheckCommand: Command {
  let layouts: RegisteredLayouts
  let name = "check"
  let abstract = "compare every replay of a folder with its golden"
  let discussion = """
    DIR/scenarios holds the scenarios (or DIR itself), DIR/goldens the goldens, named \
    SCENARIO--GESTURE.golden. A scenario is replayed with the gesture that it names, with each of \
    DIR/gestures for which there is a golden, and with all that --gestures names. A replay that \
    differs, a golden that is missing and a golden without a replay are faults: exit 1. A file that \
    cannot be read is told and the rest still checked: exit 65. A folder without any scenario is none to check: exit 66.
    --update writes what is missing, differs or cannot be read, each file whole or not at all, tells what moved, \
    and exits 1 if it wrote anything, so that a job that updates cannot pass unseen.
    """
  let operands = Operands.exactly(["DIR"])
  let examples = [
    "check Fixtures", "check Fixtures --tolerance 0.5pt --shard-index 0 --shard-count 4",
  ]
  let flags: [Flag] = CheckOptions.flags

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let options = try CheckOptions(arguments)
    let folder = try CheckFolder(arguments.operands[0], arguments, options.shard, layouts)
    if options.isUpdate {
      try OutputFile.check(folder: folder.goldens)
      let left = OutputFile.removeLeft(in: folder.goldens, named: CheckCase.ending)
      if left > 0 {
        console.note("removed \(left.counted("golden")) that a killed update left half written")
      }
    }
    var results = check(folder.cases, options, on: console)
    results += folder.orphans.map { path in
      CheckResult(
        scenario: String(path.split(separator: "/").last ?? ""), gesture: "", path: path,
        outcome: .orphan)
    }
    let report = CheckReport(results)
    try ReportFile.write(
      results.compactMap(\.report), title: "what differs of \(arguments.operands[0])", arguments)
    if let path = options.junitPath { try OutputFile.write(Array(report.junit.utf8), to: path) }
    switch options.form {
    case .text: try console.write(report.text(on: console))
    case .json: try console.write(report.json)
    case .github: try console.write(report.text(on: console.withoutColor()) + report.annotations)
    }
    return report.exitCode
  }

  /// A few at a time, so that progress can be shown in between.
  private func check(
    _ cases: [CheckCase], _ options: CheckOptions, on console: Console
  ) -> [CheckResult] {
    var results: [CheckResult] = []
    let step = 16 * options.jobs
    for start in stride(from: 0, to: cases.count, by: step) {
      console.progress("checking \(start) of \(cases.count)")
      let part = cases[start..<min(start + step, cases.count)]
      let jobs = part.contains(where: \.wantsMainThread) ? 1 : options.jobs
      results += Parallel.map(part.count, jobs: jobs) { part[start + $0].check(options) }
    }
    console.progress("")
    return results
  }
}
