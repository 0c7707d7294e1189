import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollReplay

/// `tune`: tries values of a carousel's parameters over gestures.
struct TuneCommand: Command {
  let name = "tune"
  let abstract = "try values of a carousel's parameters on gestures, and rank them"
  let discussion = """
    --vary takes NAME=A,B,C or NAME=A...B or NAME=A...B/STEP: any constant of the motion, and the fields that \
    --parameters lists. A full grid is tried, or with --search the ends of up to three ranges, then the points of \
    differential evolution and a compass search, which need no derivative. --minimise takes measures by commas, the most important first, each perhaps a sum \
    as 2*overshoot:worst + settleTime:p95. The result is the same whatever the number of threads.
    """
  let operands = Operands.any("SCENARIO.json")
  let examples = [
    "tune Fixtures/scenarios/nearest.json --gestures Fixtures/gestures/left-0.5.json --vary spring.dampingRatio=0.7,1 --minimise overshoot,settleTime"
  ]
  let flags: [Flag] = [
    gestures, vary, minimise, search.flag, seed.flag, pareto, parameters, scenario,
    LongWork.threads.flag, svg, .json, .output,
  ]

  private static let gestures = Flag(
    "gestures", value: "DIR", isRepeatable: true,
    "a folder of gestures, or one file, in any format that import reads")
  private static let vary = Flag(
    "vary", value: "NAME=VALUES", isRepeatable: true, "what varies, and between which values")
  private static let minimise = Flag(
    "minimise", value: "MEASURES", "what is to be small; flaps,settleTime if not given")
  private static let search = NumberFlag(
    "search", "N", "try at most so many points instead of the full grid",
    mustBe: "a whole number in 16…1000000"
  ) { $0 >= 16 && $0 <= 1e6 && $0 == $0.rounded() }
  private static let seed = NumberFlag(
    "seed", "N", "what the search draws from; 1 if not given",
    mustBe: "a whole number in 0…1000000000"
  ) { $0 >= 0 && $0 <= 1e9 && $0 == $0.rounded() }
  private static let pareto = Flag(
    "pareto", value: "A,B",
    "the two measures of the Pareto front; backwardDistance,settleTime if not given")
  private static let parameters = Flag(
    "parameters", "list what may vary, beside the constants, and the measures")
  private static let scenario = Flag(
    "scenario", value: "FILE", writes: .file, "write the first scenario with the best values")
  private static let svg = Flag("svg", "draw the curves, and a map for each two parameters")

  /// The largest grid that is tried.
  private static let mostPoints = 1_000_000

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let form = try arguments.onlyOne(of: [.json, TuneCommand.svg])
    if arguments.has(TuneCommand.parameters) {
      try arguments.refuse(
        flags.filter { ![TuneCommand.parameters, .output].contains($0) }, with: "--parameters")
      guard arguments.operands.isEmpty else {
        throw .usage("SCENARIO.json is given, but must not be given with --parameters")
      }
      try OutputFile.write(TuneText.parameters(on: console), arguments, on: console)
      return .fine
    }
    guard !arguments.operands.isEmpty else { throw .usage("SCENARIO.json is missing") }
    try arguments.check(TuneCommand.seed.flag, needs: TuneCommand.search.flag)
    if form == TuneCommand.svg { try arguments.refuse([TuneCommand.pareto], with: "--svg") }
    let files = try read(arguments.operands)
    let problem = try problem(files.map(\.scenario), arguments)
    let measures = try front(arguments)
    let work = try LongWork(arguments, on: console)
    let report = try report(problem, measures, arguments, work)
    if let file = arguments.text(TuneCommand.scenario) {
      guard let best = report.result.tuning.best else {
        throw CommandError(.badData, "no point could be tried, but one must be for --scenario")
      }
      var own = files[0]
      own.scenario = try usage(TuneCommand.vary) { () throws(TuningError) in
        try problem.applying(best.values, to: own.scenario)
      }
      own.gesturePath = own.gesturePath.map {
        MovedPath.path($0, from: arguments.operands[0], to: file)
      }
      try OutputFile.write(own.json(), to: file)
    }
    if form == TuneCommand.svg {
      try OutputFile.write(TuningPicture(report.result).bytes, arguments, on: console)
      return .fine
    }
    let place = OutputFile.console(arguments, console)
    try OutputFile.write(
      form == .json ? report.json : TuneText(report, on: place).text, arguments, on: console)
    return .fine
  }

  private func read(_ paths: [String]) throws(CommandError) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for path in paths { files.append(try ReplayInput.scenario(path)) }
    return files
  }

  private func problem(
    _ scenarios: [Scenario], _ arguments: Arguments
  ) throws(CommandError) -> TuningProblem {
    let files = arguments.texts(TuneCommand.gestures).flatMap(FolderFiles.of)
    var gestures: [Gesture] = []
    try Arguments.checkOnce(files, of: TuneCommand.gestures) { $0 }
    for file in files { gestures.append(try ReplayInput.gesture(file)) }
    guard !gestures.isEmpty else { throw .usage("--gestures DIR is missing or holds no gesture") }
    guard arguments.has(TuneCommand.vary) else { throw .usage("--vary NAME=VALUES is missing") }
    let objective = try usage(TuneCommand.minimise) { () throws(TuningError) in
      try Objective(parsing: arguments.text(TuneCommand.minimise) ?? "flaps,settleTime")
    }
    let found = gestures
    return try usage(TuneCommand.vary) { () throws(TuningError) in
      var variations: [Variation] = []
      for text in arguments.texts(TuneCommand.vary) {
        variations.append(try Variation(parsing: text))
      }
      return try TuningProblem(
        scenarios: scenarios, gestures: found, variations: variations, objective: objective)
    }
  }

  private func front(_ arguments: Arguments) throws(CommandError) -> (Measure, Measure) {
    let text = arguments.text(TuneCommand.pareto) ?? "backwardDistance,settleTime"
    let measures = text.split(separator: ",").compactMap { Measure(rawValue: String($0)) }
    guard measures.count == 2, text.split(separator: ",").count == 2 else {
      let all = Measure.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--pareto is \"\(text)\", but must be two of \(all)")
    }
    try Arguments.checkOnce(measures, of: TuneCommand.pareto) { $0.rawValue }
    return (measures[0], measures[1])
  }

  private func report(
    _ problem: TuningProblem, _ measures: (Measure, Measure), _ arguments: Arguments,
    _ work: LongWork
  ) throws(CommandError) -> TuneReport {
    let (tasks, seed) = (work.tasks, try arguments.number(TuneCommand.seed) ?? 1)
    let tuning: Tuning
    if let budget = try arguments.number(TuneCommand.search) {
      tuning = work.wait(for: "searching", total: Int(budget)) { progress async in
        await problem.search(seed: UInt64(seed), budget: Int(budget), tasks: tasks) {
          progress.add($0)
        }
      }
    } else {
      guard problem.gridCount <= TuneCommand.mostPoints else {
        throw .usage(
          "the grid has \(problem.gridCount) points, but must have at most \(TuneCommand.mostPoints): use --search"
        )
      }
      tuning = work.wait(for: "sweeping", total: problem.gridCount) { progress async in
        await problem.sweep(tasks: tasks) { progress.add($0) }
      }
    }
    let result = work.wait(for: "curves and maps", total: 0) { _ async in
      await TuningResult(tuning, of: problem, tasks: tasks)
    }
    return TuneReport(result: result, measures: measures)
  }

  /// Runs `body`; what it finds wrong is what `flag` says.
  private func usage<Value>(
    _ flag: Flag, _ body: () throws(TuningError) -> Value
  ) throws(CommandError) -> Value {
    do throws(TuningError) {
      return try body()
    } catch {
      throw .usage("\(flag.spelling): \(error.description)")
    }
  }
}
