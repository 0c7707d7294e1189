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
