import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollReplay

/// `map`: tries every release of a scenario.
struct MapCommand: Command {
  let name = "map"
  let abstract = "try every release of a carousel, and say where it flaps and where it cannot"
  let discussion = """
    Every offset with every velocity is replayed to rest, by the scenario's own remedy and by each other, and where two \
    neighbours differ also what lies between. --svg prints a heat map instead. The result is the same whatever the \
    number of threads.
    """
  let operands = Operands.exactly(["SCENARIO.json"])
  let examples = [
    "map Fixtures/scenarios/nearest-header-200.json --offsets -100...100/50 --velocities -1...1/0.5",
    "map Fixtures/scenarios/nearest.json --offsets 0...40/20 --velocities 0.2...0.4/0.1 --svg",
  ]
  let flags: [Flag] =
    MapFlags.all + [LongWork.threads.flag, swipe, .json, svg, .output]

  private static let svg = Flag("svg", "print a heat map as SVG")
  private static let swipe = Flag(
    "swipe", value: "FILE", "write the smallest swipe that shows the worst flap as a gesture")

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    guard !(arguments.has(.json) && arguments.has(MapCommand.svg)) else {
      throw .usage("--svg is given beside --json, but must stand alone")
    }
    let path = arguments.operands[0]
    let scenario = try ReplayInput.scenario(path).scenario
    let plan = try MapFlags.plan(arguments, for: scenario)
    let work = try LongWork(arguments, on: console)
    let report = try MapReport(
      of: scenario, plan, comparesRemedies: !arguments.has(MapCommand.svg), work)
    if let file = arguments.text(MapCommand.swipe) { try write(report, to: file) }
    let place = OutputFile.console(arguments, console)
    let bytes =
      arguments.has(MapCommand.svg)
      ? report.svg : arguments.has(.json) ? report.json : MapText(report, on: place).text
    try OutputFile.write(bytes, arguments, on: console)
    return .fine
  }

  private func write(_ report: MapReport, to file: String) throws(CommandError) {
    guard let smallest = report.smallest else {
      throw CommandError(
        .badData, "\(report.scenario.name) has no flap, but must have one for --swipe")
    }
    try OutputFile.write(GestureFile(smallest.gesture).json(), to: file)
  }
}
