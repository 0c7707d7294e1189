/// The suite from the command line to the exit code.
struct Program {
  private let options: Options

  init(arguments: some Sequence<String>) throws(UsageError) { options = try Options(arguments) }

  /// Runs the suite and prints what came out.
  ///
  /// - Returns: 0, or 1 if a checksum is wrong or, unless it is a dry run, a budget is missed.
  func run() throws -> Int32 {
    if options.wantsHelp {
      print(Options.usage)
      return 0
    }
    let benchmarks = wanted(try Suite.benchmarks())
    let watch = Stopwatch(rounds: options.rounds)
    var results = options.isDryRun ? watch.verify(benchmarks) : watch.time(benchmarks)
    if !options.isDryRun {
      results += try Suite.tallies().filter { isWanted($0.name) }.map(Outcome.init)
    }
    print(options.isJSON ? results.json : results.table)
    return results.allSatisfy(\.isFine) ? 0 : 1
  }

  /// Those that were asked for, and the loops that they are held against.
  private func wanted(_ benchmarks: [Benchmark]) -> [Benchmark] {
    let beside = Set(benchmarks.filter { isWanted($0.name) }.compactMap(\.beside))
    return benchmarks.filter { isWanted($0.name) || beside.contains($0.name) }
  }

  private func isWanted(_ name: String) -> Bool { name.hasPrefix(options.only ?? "") }
}
