/// A law of motion that the command line can ask.
protocol Law: Command {
  /// The flags that are its parameters.
  var parameters: [Flag] { get }

  /// What it says about the numbers that are given.
  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer
}

/// `--json`.
let jsonFlag = Flag("json", "print one JSON object instead of a table for spreadsheets")

extension Law {
  var flags: [Flag] { parameters + [jsonFlag, OutputFile.flag] }

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let answer = try answer(arguments)
    if arguments.has(jsonFlag) {
      try OutputFile.write(answer.json, arguments, on: console)
      return .fine
    }
    if answer.frames != nil, !answer.scalars.isEmpty {
      for row in answer.scalarRows.split(separator: "\n") { console.note(String(row)) }
    }
    try OutputFile.write(answer.table, arguments, on: console)
    return .fine
  }
}

/// `law`: prints what a law of motion does with given numbers.
struct LawCommand: Command {
  let name = "law"
  let abstract = "print a law of motion, frame by frame, for any parameters"
  let discussion = """
    Points, milliseconds and points a millisecond; springs take seconds. Frame 0 is the state at the start. \
    Offsets are unrounded unless --scale is given.
    """
  let examples = ["law landing --offset 100 --velocity 0.3 --target 130 --rate normal --hz 60"]
  let subcommands: [any Command] = [
    FlightLaw(), BounceLaw(), LandingLaw(), PagingLaw(), OffsetAnimationLaw(), ScrollToTopLaw(),
    CurveLaw(), ProjectLaw(), BandLaw(), SpringLaw(),
  ]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    throw .usage("the name of a law is missing")
  }
}
