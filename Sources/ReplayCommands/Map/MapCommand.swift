import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollReplay

/// `map`: tries every release of a scenario.
struct MapCommand: Command {
  let layouts: RegisteredLayouts
  /// The program's own path, where it may run itself.
  let executable: String?
  let name = "map"
  let abstract = "try every release of a carousel, and say where it flaps and where it cannot"
  let discussion = """
    Every offset with every velocity is replayed to rest, by the scenario's own remedy and by each other, and where two \
    neighbours differ also what lies between. --report writes a page with heat maps, --svg prints one instead. A \
    registered layout is mapped by as many processes as --threads says. The result is the same whatever their number. \
    A folder of scenarios is ranked by how much of each flaps, with its best remedy, and so are their rules; one that cannot be mapped is told \
    and the rest still ranked: exit 65.
    """
  let operands = Operands.exactly(["SCENARIO.json|DIR"])
  let examples = [
    "map Fixtures/scenarios/nearest-header-200.json --offsets -100...100/50 --velocities -1...1/0.5",
    "map Fixtures/scenarios/nearest.json --offsets 0...40/20 --velocities 0.2...0.4/0.1 --svg",
    "map Fixtures/scenarios/nearest.json --offsets 0...40/20 --velocities 0.2...0.4/0.1 --svg --best",
  ]
  let flags: [Flag] =
    MapFlags.all + [
      remedy.flag, LongWork.threads.flag, swipe, ReportFile.flag, .json, svg, best, pictures, rows,
      .output,
    ]

  private static let remedy = ChoiceFlag<Remedy>(
    "remedy", "what the app does at release; the scenario's own if not given",
    Remedy.named.map { ($0.word.description, $0) })
  private static let swipe = Flag(
    "swipe", value: "FILE", writes: .file,
    "write the smallest swipe that shows the worst flap as a gesture, and tell the command that replays it"
  )
  private static let svg = Flag("svg", "print a heat map as SVG")
  private static let best = Flag("best", "with --svg, draw the best remedy's map beside it")
  static let pictures = Flag(
    "pictures", value: "DIR", writes: .folder,
    "with a folder, write each map beside its best remedy's as SVG there")
  private static let rows = Flag(
    "rows", value: "A...B",
    "print these of the map's rows only, for the process that puts them together")

  /// What asks for something that only a map of one scenario has.
  private static let ofOne: [Flag] = [svg, best, rows, swipe, ReportFile.flag]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let path = arguments.operands[0]
    if ReportInput.isFolder(path) {
      try arguments.refuse(MapCommand.ofOne, with: "a folder")
      return try rank(path, arguments, on: console)
    }
    guard !arguments.has(MapCommand.pictures) else {
      throw .usage("--pictures is given, but must be given with a folder")
    }
    if arguments.has(MapCommand.rows) {
      let others = MapCommand.ofOne + [.json, LongWork.threads.flag, .output]
      try arguments.refuse(others.filter { $0 != MapCommand.rows }, with: "--rows")
      return try printRows(arguments, try maker(path, arguments, on: console), on: console)
    }
    let form = try arguments.onlyOne(of: [.json, MapCommand.svg])
    try arguments.check(MapCommand.best, needs: MapCommand.svg)
    let maker = try maker(path, arguments, on: console)
    let isPicture = form == MapCommand.svg
    let wantsMore = arguments.has(ReportFile.flag) || arguments.has(MapCommand.swipe)
    var report = try MapReport(
      maker,
      !isPicture || wantsMore ? .all : arguments.has(MapCommand.best) ? .remedies : .own)
    if let file = arguments.text(ReportFile.flag) {
      if let smallest = report.smallest {
        report.replay = try maker.replay(smallest, in: report.map)
      }
      try OutputFile.write(HTMLReport.page(report), to: file)
    }
    let place = OutputFile.console(arguments, console)
    let bytes: [UInt8] =
      switch form {
      case .json?: report.json()
      case MapCommand.svg?: report.picture(besideBest: arguments.has(MapCommand.best))
      default: Array(MapText(report).text(width: place.width, usesColor: place.usesColor).utf8)
      }
    try OutputFile.write(bytes, arguments, on: console)
    // Last, since where there is no swipe to write, there still is the map.
    if let file = arguments.text(MapCommand.swipe) {
      try write(report, to: file)
      if let command = maker.showing(report.map, by: file, on: path) {
        console.note("to see it: \(command)")
      }
    }
    return .fine
  }

  func maker(
    _ path: String, _ arguments: Arguments, on console: Console
  ) throws(CommandError) -> MapMaker {
    var subject = try ReplaySubject(try ReplayInput.file(path), at: path, layouts)
    let fileRemedy = subject.remedy
    if let remedy = try arguments.choice(MapCommand.remedy) { subject.remedy = remedy }
    let ground = try MapGround(subject)
    return MapMaker(
      subject: subject, ground: ground,
      plan: try MapFlags.plan(arguments, for: subject, on: ground),
      work: try LongWork(arguments, on: console), fileRemedy: fileRemedy,
      processes: executable.map { executable in
        MapProcesses(
          executable: executable,
          arguments: [name, path]
            + MapFlags.all.flatMap { flag in
              arguments.text(flag).map { [flag.spelling, $0] } ?? []
            })
      })
  }

  private func printRows(
    _ arguments: Arguments, _ maker: MapMaker, on console: Console
  ) throws(CommandError) -> ExitCode {
    // Thousands of replays would print over one another; what is this program's own goes elsewhere, see `main`.
    if executable != nil, !layouts.isEmpty { StandardOutput.dropOthers() }
    let all = 0..<maker.plan.rowCount
    let text = arguments.text(MapCommand.rows) ?? ""
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], all.contains(first),
      all.contains(last), first <= last
    else {
      throw .usage("--rows is \"\(text)\", but must be A...B within 0...\(all.count - 1)")
    }
    try maker.mapRows(first..<last + 1, of: maker.subject) { row throws(CommandError) in
      try console.write(row.line)
    }
    return .fine
  }

  private func write(_ report: MapReport, to file: String) throws(CommandError) {
    guard let smallest = report.smallest else {
      let lack = report.map.isCalm ? "has no flap" : "has no flap that a straight swipe shows"
      throw CommandError(.badData, "\(report.title) \(lack), but must have one for --swipe")
    }
    try OutputFile.write(GestureFile(smallest.gesture).json(), to: file)
  }
}
