import ScrollPhysics
import ScrollReplay

/// `run`: replays a gesture through a scenario.
struct RunCommand: Command {
  let name = "run"
  let abstract = "replay a gesture through a scenario"
  let operands = Operands.exactly(["SCENARIO.json"])
  let examples = [
    "run Fixtures/scenarios/nearest-centre.json --gesture Fixtures/gestures/left-0.5.json --hz 120"
  ]
  let flags: [Flag] = ReplayInput.flags + [.output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let input = try ReplayInput(scenarioAt: arguments.operands[0], arguments)
    let recording = input.scenario.replay(input.gesture)
    try OutputFile.write(summary(of: recording, console), arguments, on: console)
    return .fine
  }

  private func summary(of recording: Recording, _ console: Console) -> String {
    let axis = recording.mainAxis
    let end = Numeral.rounded(recording.offsets.last?[axis] ?? 0)
    let hash = String(recording.hash, radix: 16)
    var text = """
      \(recording.header.scenario), gesture \(recording.header.gesture): \(recording.count) frames, \
      \(recording.isTruncated ? "still moving at" : "rests at") \(end) pt, \
      hash \(String(repeating: "0", count: 16 - hash.count))\(hash)

      """
    for release in recording.releases {
      text += console.styled("release", .bold) + "\n"
      text += ReleaseTable(release, along: axis).table.text(
        width: console.width, usesColor: console.usesColor)
    }
    return text
  }
}
