import ReplayAnalysis
import ReplayReport

/// `run`: replays a gesture through a scenario.
struct RunCommand: Command {
  let layouts: RegisteredLayouts
  let name = "run"
  let abstract = "replay a gesture through a scenario, and name each flap"
  let discussion = """
    --json prints every frame with its cells, the releases, the findings and a hash, and reads back as it is; \
    --ndjson prints the same a line each. --csv prints the frames as a table, --csv --cells the cells. \
    --trace prints what ui.perfetto.dev and chrome://tracing open: frames, phases, touches, callbacks, counters \
    and findings on one time line. --swift prints the best remedy, to paste.
    """
  let operands = Operands.exactly(["SCENARIO.json"])
  let examples = [
    "run Fixtures/scenarios/nearest.json --gesture Fixtures/gestures/left-0.24.json --hz 120",
    "run Fixtures/scenarios/scale.json --json",
    "run Fixtures/scenarios/nearest.json --gesture Fixtures/imports/flick.csv --map t=time,x=px,y=py --unit px --scale 3",
  ]
  let flags: [Flag] =
    ReplayInput.flags + [RunCommand.failOn.flag] + ReplayOutput.flags
    + [ReportFile.flag, .output]

  private static let failOn = ChoiceFlag<Bool>(
    "fail-on", "exit 1 if there are any", [("flaps", true)])

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let failsOnFlaps = try arguments.choice(RunCommand.failOn) ?? false
    let output = try ReplayOutput(arguments)
    let input = try ReplayInput(scenarioAt: arguments.operands[0], arguments, layouts)
    for warning in input.warnings { console.note("warning: \(warning)") }
    let explanation = try input.subject.explain(input.gesture)
    if arguments.has(ReportFile.flag) {
      let report = try input.subject.report(input.gesture, explanation)
      try ReportFile.write(report, arguments)
    }
    let place = OutputFile.console(arguments, console)
    try OutputFile.write(
      output.bytes(input, explanation, on: place), arguments, on: console)
    return failsOnFlaps && !explanation.flaps.isEmpty ? .found : .fine
  }
}
