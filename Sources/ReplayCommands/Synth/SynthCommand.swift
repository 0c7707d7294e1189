import ReplayFormats
import ScrollPhysics
import ScrollReplay

/// `synth`: makes a gesture that looks like a person's.
struct SynthCommand: Command {
  let name = "synth"
  let abstract = "make a gesture from the measured distributions of swipes"
  let discussion = """
    The same flags give the same samples everywhere. What is not asked for is drawn from the seed.
    """
  let examples = [
    "synth --direction left --speed 0.5 --seed 7", "synth --kind hook --direction up --csv",
  ]
  let flags: [Flag] =
    [
      SynthCommand.kind.flag, SynthCommand.direction.flag, SynthCommand.speed.flag,
      SynthCommand.count.flag, SynthCommand.startX.flag, SynthCommand.startY.flag,
      SynthCommand.width.flag, SynthCommand.height.flag, SynthCommand.seed, SynthCommand.title,
    ] + GestureOutput.flags + [.output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let request = try request(arguments)
    let seed = try seed(arguments)
    let output = try GestureOutput(arguments)
    let name =
      arguments.text(SynthCommand.title)
      ?? "\(request.kind.rawValue)-\(request.direction.rawValue)-\(seed)"
    let gesture = try CommandError.usage { () throws(PhysicsError) in
      try request.gesture(named: name, seed: seed)
    }
    let file = GestureFile(
      gesture, notes: GestureNotes(kind: request.kind.rawValue, seed: "\(seed)"))
    for file in output.files([file]) { try OutputFile.write(file, arguments, on: console) }
    return .fine
  }

  private func request(_ arguments: Arguments) throws(CommandError) -> SwipeRequest {
    var request = SwipeRequest()
    if let kind = try arguments.choice(SynthCommand.kind) { request.kind = kind }
    if let direction = try arguments.choice(SynthCommand.direction) {
      request.direction = direction
    }
    request.speed = try arguments.number(SynthCommand.speed)
    request.count = try arguments.number(SynthCommand.count).map { Int($0) }
    if let width = try arguments.number(SynthCommand.width) { request.area.width = width }
    if let height = try arguments.number(SynthCommand.height) { request.area.height = height }
    switch (try arguments.number(SynthCommand.startX), try arguments.number(SynthCommand.startY)) {
    case (let x?, let y?): request.start = Vector(x: x, y: y)
    case (nil, nil): break
    case (_, nil): throw .usage("--start-y Y is missing beside --start-x")
    case (nil, _): throw .usage("--start-x X is missing beside --start-y")
    }
    return request
  }

  private func seed(_ arguments: Arguments) throws(CommandError) -> UInt64 {
    guard let text = arguments.text(SynthCommand.seed) else { return 1 }
    guard let seed = UInt64(text) else {
      throw .usage("--seed is \"\(text)\", but must be a whole number in 0…\(UInt64.max)")
    }
    return seed
  }
}

extension SynthCommand {
  fileprivate static let kind = ChoiceFlag<SwipeKind>(
    "kind", "what is particular about it; plain if not given",
    SwipeKind.allCases.map { ($0.rawValue, $0) })
  fileprivate static let direction = ChoiceFlag<SwipeDirection>(
    "direction", "where the finger goes; left if not given",
    SwipeDirection.allCases.map { ($0.rawValue, $0) })
  fileprivate static let speed = NumberFlag(
    "speed", "V", "the finger's speed at release; drawn if not given",
    mustBe: "a number of points a millisecond in 0.01…20"
  ) { $0 >= 0.01 && $0 <= 20 }
  fileprivate static let count = NumberFlag(
    "count", "N", "how many swipes; as many as the kind has if not given",
    mustBe: "a whole number in 1…100"
  ) { $0 >= 1 && $0 <= 100 && $0 == $0.rounded() }
  fileprivate static let startX = start("start-x", "X")
  fileprivate static let startY = start("start-y", "Y")
  fileprivate static let width = side("width", "W", "375")
  fileprivate static let height = side("height", "H", "812")
  fileprivate static let seed = Flag("seed", value: "N", "what it is drawn from; 1 if not given")
  fileprivate static let title = Flag(
    "name", value: "NAME", "its name; made of kind, direction and seed if not given")

  private static func start(_ name: String, _ value: String) -> NumberFlag {
    NumberFlag(
      name, value, "where the finger comes down; drawn if not given",
      mustBe: "a number of points in -10000…10000"
    ) { $0.magnitude <= 10_000 }
  }

  private static func side(_ name: String, _ value: String, _ usual: String) -> NumberFlag {
    NumberFlag(
      name, value, "the screen's \(name); \(usual) if not given",
      mustBe: "a number of points in 50…10000"
    ) { $0 >= 50 && $0 <= 10_000 }
  }
}
