import ReplayAnalysis

/// `run`: replays a gesture through a scenario.
struct RunCommand: Command {
  let name = "run"
  let abstract = "replay a gesture through a scenario, and name each flap"
  let operands = Operands.exactly(["SCENARIO.json"])
  let examples = [
    "run Fixtures/scenarios/nearest.json --gesture Fixtures/gestures/left-0.24.json --hz 120"
  ]
  let flags: [Flag] = ReplayInput.flags + [RunCommand.failOn.flag, .output]

  private static let failOn = ChoiceFlag<Bool>(
    "fail-on", "exit 1 if there are any", [("flaps", true)])

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let failsOnFlaps = try arguments.choice(RunCommand.failOn) ?? false
    let input = try ReplayInput(scenarioAt: arguments.operands[0], arguments)
    let explanation = input.scenario.explain(input.gesture)
    try OutputFile.write(
      ExplanationText(explanation, on: console).text, arguments, on: console)
    return failsOnFlaps && !explanation.flaps.isEmpty ? .found : .fine
  }
}
