import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// `diff`: compares any two recordings, or one with a device's offset trace.
struct DiffCommand: Command {
  let name = "diff"
  let abstract = "compare two recordings, or a recording with a device's trace"
  let discussion = """
    EXPECTED and ACTUAL are recordings (JSON), goldens or tables of frames (CSV). If their frames \
    are shown at other times, they are compared at the times of the one with fewer frames a second, \
    the other interpolated linearly; phases and callbacks are left out then. One of the two may be \
    an offset trace (t_ms,content_offset_x|y), whose clock may start anywhere: it is moved along the time \
    axis to where the mean square of the distances is least, and the shift, that mean's root, the first \
    distance beyond the tolerance, the largest and that of the landings are told. Exits 1 if they differ by \
    more than --tolerance allows; a trace by a distance in points.
    """
  let operands = Operands.exactly(["EXPECTED", "ACTUAL"])
  let examples = [
    "diff Fixtures/goldens/nearest--left-0.3.golden Fixtures/goldens/nearest--left-0.3.golden"
  ]
  let flags: [Flag] = [ToleranceFlag.flag, landingOnly, .json, ReportFile.flag, .output]

  private static let landingOnly = Flag(
    "landing-only", "compare only where the content comes to rest")

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    var options = ComparisonOptions(tolerance: try ToleranceFlag.tolerance(arguments))
    options.isLandingOnly = arguments.has(DiffCommand.landingOnly)
    if options.isLandingOnly { try ToleranceFlag.requirePoints(arguments, with: "--landing-only") }
    options.alignment = .times
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    let place = OutputFile.console(arguments, console)
    let answer: DiffAnswer
    switch (try DiffCommand.motion(first), try DiffCommand.motion(second)) {
    case (.trace(let trace), .recording(let recording)),
      (.trace(let trace), .frames(let recording)),
      (.recording(let recording), .trace(let trace)), (.frames(let recording), .trace(let trace)):
      try arguments.refuse([ReportFile.flag], with: "a trace")
      try ToleranceFlag.requirePoints(arguments, with: "a trace")
      answer = try DiffCommand.align(trace, recording, options)
    case (.trace, .trace):
      throw CommandError(
        .badData, "\(first) and \(second) are both traces, but one must be a recording")
    case (.recording(let expected), .recording(let actual)):
      answer = DiffCommand.compare(expected, actual, options)
    case (.frames(let expected), .recording(let actual)),
      (.recording(let expected), .frames(let actual)), (.frames(let expected), .frames(let actual)):
      options.comparesElements = false
      options.comparesFindings = false
      answer = DiffCommand.compare(expected, actual, options)
    }
    if case .comparison(let difference, _) = answer {
      try ReportFile.write(
        Report(
          comparing: difference.expected, with: difference.actual,
          names: ReportFile.names(first, second), tolerance: options.tolerance), arguments)
    }
    let text = arguments.has(.json) ? answer.json : answer.text(on: place)
    try OutputFile.write(text, arguments, on: console)
    return answer.agrees ? .fine : .found
  }

  private static func motion(_ path: String) throws(CommandError) -> RecordedMotion {
    let bytes = try InputFile.bytes(path)
    return try CommandError.badData { () throws(FormatError) in
      try RecordedMotion(bytes, path: path)
    }
  }

  private static func compare(
    _ expected: Recording, _ actual: Recording, _ options: ComparisonOptions
  ) -> DiffAnswer {
    .comparison(
      GoldenDifference(
        comparison: actual.comparison(with: expected, options: options), expected: expected,
        actual: actual), hasElements: options.comparesElements)
  }

  private static func align(
    _ trace: OffsetTrace, _ recording: Recording, _ options: ComparisonOptions
  ) throws(CommandError) -> DiffAnswer {
    guard let alignment = recording.alignment(of: trace, options: options) else {
      throw CommandError(.badData, "the recording has no frames, but must have some")
    }
    return .alignment(alignment, trace: trace, recording: recording)
  }
}
