import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// `fit`: tells a law's constants from traces.
struct FitCommand: Command {
  let name = "fit"
  let abstract = "tell the constants of a law of motion from offsets that a device logged"
  let discussion = """
    A trace is a table of t_ms and content_offset_x or content_offset_y. Its clock may start at any time, samples may \
    be missing or wrong. Every law is fitted, so that it shows which are ruled out, and which the trace cannot tell apart.
    """
  let operands = Operands.atLeastOne("TRACE.csv")
  let examples = ["fit Fixtures/imports/trace.csv --law flight"]
  let flags: [Flag] = [
    law.flag, hertz.flag, scale.flag, rate.flag, residuals, svg, .json, .output,
  ]

  private static let law = ChoiceFlag<TraceLaw>(
    "law", "the law to tell the constants of; the likeliest if not given",
    TraceLaw.allCases.map { ($0.rawValue, $0) })
  private static let rate = ChoiceFlag<DecelerationRate>(
    "rate", "the deceleration that a bounce brings along; normal if not given",
    [("normal", .normal), ("fast", .fast)])
  private static let hertz = NumberFlag(
    "hz", "N", "the display's frames a second; 60 if not given",
    mustBe: "a number of frames a second in 1…1000"
  ) { $0 >= 1 && $0 <= 1000 }
  private static let scale = NumberFlag(
    "scale", "N", "the screen's pixels a point; 3 if not given", mustBe: "a number in 0.5…10"
  ) { $0 >= 0.5 && $0 <= 10 }
  private static let residuals = Flag("residuals", "list what is left of every sample")
  private static let svg = Flag("svg", "draw the traces, the law's curve and what is left")

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let form = try arguments.onlyOne(of: [.json, FitCommand.svg])
    if let form { try arguments.refuse([FitCommand.residuals], with: form.spelling) }
    let wanted = try arguments.choice(FitCommand.law)
    var settings = TraceSettings()
    if let hertz = try arguments.number(FitCommand.hertz) { settings.hertz = hertz }
    if let scale = try arguments.number(FitCommand.scale) { settings.scale = scale }
    if let rate = try arguments.choice(FitCommand.rate) { settings.decay = rate.decay() }
    var traces: [OffsetTrace] = []
    for path in arguments.operands {
      let bytes = try InputFile.bytes(path)
      traces.append(
        try CommandError.badData { () throws(FormatError) in
          try OffsetTrace(csv: bytes, path: path)
        })
    }
    let fit = try fit(traces, settings)
    guard let chosen = wanted.map({ fit.fit($0) }) ?? fit.fits.first else {
      throw CommandError(
        .badData, "\(arguments.operands[0]) fits no such law, but must have enough motion for one")
    }
    if form == FitCommand.svg {
      let picture = FitPicture(fit, chosen, settings: settings)
      try OutputFile.write(picture.bytes, arguments, on: console)
      return .fine
    }
    let place = OutputFile.console(arguments, console)
    let text = FitText(
      fit, chosen, listsResiduals: arguments.has(FitCommand.residuals), on: place)
    try OutputFile.write(
      form == .json ? text.json : text.text, arguments, on: console)
    return .fine
  }

  private func fit(
    _ traces: [OffsetTrace], _ settings: TraceSettings
  ) throws(CommandError) -> TraceFit {
    try CommandError.badData { () throws(TuningError) in
      try TraceFit(traces, settings: settings)
    }
  }
}
