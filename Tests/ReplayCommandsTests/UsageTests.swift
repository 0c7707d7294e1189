import Testing

/// A command line that makes no sense, and what is said about it.
struct BadLine: CustomTestStringConvertible {
  let line: String
  let message: String

  init(_ line: String, _ message: String) {
    self.line = line
    self.message = message
  }

  var testDescription: String { line }

  static let words = [
    BadLine(
      "",
      "a verb is missing, but must be one of demo, run, law, synth, check, diff, import, adopt, "
        + "report, record, map, tune, fit, new"),
    BadLine("lwa", "\"lwa\" is no verb; the nearest is law"),
    BadLine(
      "law",
      "a law is missing, but must be one of flight, bounce, landing, paging, offset-animation, "
        + "scroll-to-top, curve, project, band, spring"),
    BadLine("law fligth", "\"fligth\" is no law; the nearest is flight"),
    BadLine("help law flihgt", "\"flihgt\" is no law; the nearest is flight"),
    BadLine("law flight --velocity 1 extra", "\"extra\" is one word too many"),
    BadLine("law flight --velocity 1 -- --hz", "\"--hz\" is one word too many"),
    BadLine("law flight --velocity 1 -5", "\"-5\" is one word too many"),
    BadLine("law flight --velocty 1", "--velocty is unknown; the nearest known flag is --velocity"),
    BadLine("law flight -x", "-x is unknown; the nearest known flag is -o"),
    BadLine(
      "law flight --velocity 1 --velocity 2", "--velocity is given twice, but must be given once"),
    BadLine("law flight --velocity", "--velocity is last, but must be followed by its value"),
    BadLine(
      "law flight --velocity --hz 60",
      "--velocity is followed by --hz, but must be followed by its value"),
    BadLine("law flight --velocity 1 --json=yes", "--json is given \"yes\", but must stand alone"),
  ]

  static let numbers = [
    BadLine("law flight", "--velocity V is missing"),
    BadLine(
      "law flight --velocity 1 --hz abc",
      "--hz is \"abc\", but must be a number of frames a second in 1…1000"),
    BadLine(
      "law flight --velocity 1 --hz=",
      "--hz is \"\", but must be a number of frames a second in 1…1000"),
    BadLine(
      "law flight --velocity 1 --hz 0",
      "--hz is \"0\", but must be a number of frames a second in 1…1000"),
    BadLine(
      "law flight --velocity nan",
      "--velocity is \"nan\", but must be a number of points a millisecond in -1000…1000"),
    BadLine(
      "law flight --velocity -inf",
      "--velocity is \"-inf\", but must be a number of points a millisecond in -1000…1000"),
    BadLine(
      "law flight --velocity 0x1p3",
      "--velocity is \"0x1p3\", but must be a number of points a millisecond in -1000…1000"),
    BadLine(
      "law flight --velocity 1 --offset 1e400",
      "--offset is \"1e400\", but must be a number of points in -1000000…1000000"),
    BadLine(
      "law flight --velocity 1 --rate slow",
      "--rate is \"slow\", but must be normal, fast or a factor a millisecond in 0.001…0.99999"),
    BadLine(
      "law flight --velocity 1 --rate 1",
      "--rate is \"1\", but must be normal, fast or a factor a millisecond in 0.001…0.99999"),
    BadLine(
      "law flight --velocity 1 --scale 0",
      "--scale is \"0\", but must be a whole number of 1…16 pixels a point"),
    BadLine(
      "law flight --velocity 1 --min 5 --max 3",
      "--min is 5, but must be at most --max, which is 3"),
    BadLine(
      "law flight --velocity 1000 --rate 0.99999 --hz 1000",
      "the motion takes more than 108000 frames to rest"),
    BadLine("law bounce --offset -1 --max 1", "--min X is missing"),
    BadLine("law landing --velocity 1", "--target X is missing"),
    BadLine("law paging --target 375", "--width W is missing"),
    BadLine(
      "law paging --target 375 --width 0",
      "--width is \"0\", but must be a number of points in 1…100000"),
    BadLine("law offset-animation --from 1", "--to X is missing"),
    BadLine("law scroll-to-top", "--from X is missing"),
    BadLine(
      "law curve --name ease",
      "--name is \"ease\", but must be one of linear, easeIn, easeOut, easeInOut, default"),
    BadLine(
      "law curve --duration 0",
      "--duration is \"0\", but must be a number of seconds in 0.001…100"),
    BadLine(
      "law project --velocity 1 --profile 2013",
      "--profile is \"2013\", but must be one of current, devices2013"),
    BadLine("law band --distance 1", "--range R is missing"),
    BadLine(
      "law band --distance 1 --range -1",
      "--range is \"-1\", but must be a number of points in 1…100000"),
  ]

  static let springs = [
    BadLine(
      "law spring",
      "the spring's flags are missing, but must be --duration --damping-ratio, "
        + "--response --damping-ratio, --duration --bounce or --mass --stiffness --damping"),
    BadLine(
      "law spring --bounce 0.1 --response 1",
      "the spring's flags are --response --bounce, but must be --duration --damping-ratio, "
        + "--response --damping-ratio, --duration --bounce or --mass --stiffness --damping"),
    BadLine(
      "law spring --duration 1 --bounce 2", "--bounce is \"2\", but must be a number in -0.999…1"),
    BadLine(
      "law spring --response 0 --damping-ratio 1",
      "--response is \"0\", but must be a number of seconds in 0.000001…1000"),
    BadLine(
      "law spring --stiffness 100 --damping -1",
      "--damping is \"-1\", but must be a number in 0…1000000000"),
    BadLine(
      "law spring --duration 20 --damping-ratio 1",
      "animation duration is 20.0, but must be from 0.01 to 10.0 seconds"),
    BadLine(
      "law spring --duration 1 --damping-ratio 1 --hz 60",
      "--hz is given alone, but must be given with --to"),
    BadLine(
      "law spring --duration 1 --bounce 1 --to 5",
      "--to is given for a spring without damping, but must be for one that rests"),
  ]
}

@Suite("Usage errors")
struct UsageTests {
  @Test(
    "exit 2, print nothing and say what must be",
    arguments: BadLine.words + BadLine.numbers + BadLine.springs)
  func badLine(_ bad: BadLine) {
    let run = Transcript(bad.line)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.message == bad.message)
    #expect(run.diagnostics.hasSuffix(" --help\n"))
  }
}
