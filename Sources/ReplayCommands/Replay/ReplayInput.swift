import ReplayFormats
import ScrollPhysics
import ScrollReplay

/// What a command line asks to be replayed: a scenario's file, and what its flags change about it.
struct ReplayInput {
  /// What is replayed, flags applied.
  let subject: ReplaySubject
  /// The gesture: the command line's, or else the scenario's own.
  let gesture: Gesture
  /// What was assumed where the gesture was read.
  let warnings: [FormatWarning]

  /// `--gesture` and how it is to be read, `--start`, `--hz` and `--remedy`.
  static let flags = [gestureFlag, start, hertz.flag, remedy.flag] + ImportFlags.all

  private static let gestureFlag = Flag(
    "gesture", value: "FILE",
    "the gesture, in any format that import reads; the scenario's own if not given")
  private static let start = Flag(
    "start", value: "X|middle",
    "where the content rests before, points or its middle page; the scenario's own if not given")
  private static let hertz = NumberFlag(
    "hz", "N", "frames a second; the scenario's own clock if not given",
    mustBe: "a number of frames a second in 1…1000"
  ) { $0 >= 1 && $0 <= 1000 }
  private static let remedy = ChoiceFlag<Remedy>(
    "remedy", "what the app does at release; the scenario's own if not given",
    Remedy.named.map { ($0.word.description, $0) })

  /// Reads the scenario at `path` and its gesture.
  ///
  /// - Throws: `CommandError`: no input, bad data with path and line, or usage.
  init(scenarioAt path: String, _ arguments: Arguments, _ layouts: RegisteredLayouts)
    throws(CommandError)
  {
    let file = try ReplayInput.file(path)
    var subject = try ReplaySubject(file, at: path, layouts)
    if let word = arguments.text(ReplayInput.start) {
      try subject.start(at: StartPlace(word, of: ReplayInput.start), for: ReplayInput.start)
    }
    if let hertz = try arguments.number(ReplayInput.hertz) {
      subject.clock = try ReplayInput.clock(hertz)
    }
    if let remedy = try arguments.choice(ReplayInput.remedy) { subject.remedy = remedy }
    self.subject = subject
    let options = try ImportFlags.options(arguments)
    let found: GestureImport
    if let path = arguments.text(ReplayInput.gestureFlag) {
      found = try ReplayInput.found(path, options)
    } else if let own = file.gesturePath {
      found = try ReplayInput.found(ReplayInput.path(own, besides: path), options)
    } else {
      throw .usage("--gesture FILE is missing, and \(path) names no gesture")
    }
    try ImportFlags.check(arguments, for: found.format)
    gesture = found.gestures[0]
    warnings = found.warnings
  }

  /// Makes sure that no flag asks for a replay of the recording at `path`.
  static func refuse(_ arguments: Arguments, for path: String) throws(CommandError) {
    for flag in flags where arguments.has(flag) {
      throw .usage("\(flag.spelling) is given, but \(path) is a recording, which is not replayed")
    }
  }

  /// The clock of a frame rate.
  static func clock(_ hertz: Double) throws(CommandError) -> FrameClock {
    try CommandError.usage { () throws(FrameClockError) in try FrameClock(hertz: hertz) }
  }

  /// Reads the scenario at `path`, of either kind.
  static func file(_ path: String) throws(CommandError) -> AnyScenarioFile {
    let bytes = try InputFile.bytes(path)
    return try CommandError.badData { () throws(FormatError) in
      try AnyScenarioFile(json: bytes, path: path)
    }
  }

  /// Reads the scenario at `path`, one that says all by itself.
  static func scenario(_ path: String) throws(CommandError) -> ScenarioFile {
    let bytes = try InputFile.bytes(path)
    return try CommandError.badData { () throws(FormatError) in
      try ScenarioFile(json: bytes, path: path)
    }
  }

  /// Reads the gesture at `path`, in any format that is recognised.
  ///
  /// - Throws: `CommandError`: no input, or bad data, more than one gesture among it.
  static func gesture(_ path: String) throws(CommandError) -> Gesture {
    try found(path).gestures[0]
  }

  private static func found(_ path: String, _ options: ImportOptions = ImportOptions())
    throws(CommandError) -> GestureImport
  {
    let bytes = try InputFile.bytes(path)
    let found = try CommandError.badData { () throws(FormatError) in
      try GestureImport(bytes, path: path, options: options)
    }
    guard found.gestures.count == 1 else {
      throw CommandError(
        .badData,
        "\(path) holds \(found.gestures.count.counted("gesture")), but must hold one: import divides it"
      )
    }
    return found
  }

  /// `path` as it is meant in the file at `file`.
  static func path(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }
}
