import Foundation

/// The suite from the command line to the exit code.
struct Program {
  private let options: Options

  init(arguments: some Sequence<String>) throws(UsageError) { options = try Options(arguments) }

  /// Runs the suite and prints what came out.
  ///
  /// - Returns: 0, or 1 if a checksum is wrong or, unless it is a dry run, a budget is missed or a row slower than the
  ///   comparison allows.
  func run() throws -> Int32 {
    if options.wantsHelp {
      print(Options.usage)
      return 0
    }
    let baseline = try options.baseline.map { path in
      try Baseline(json: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), path: path)
    }
    let benchmarks = wanted(try Suite.benchmarks())
    let watch = Stopwatch(rounds: options.rounds)
    var results = options.isDryRun ? watch.verify(benchmarks) : watch.time(benchmarks)
    if !options.isDryRun {
      results += try Suite.tallies().filter { isWanted($0.name) }.map(Outcome.init)
    }
    print(
      options.isJSON
        ? String(decoding: results.json(.current), as: UTF8.self) : results.table)
    let isAsFast = baseline.map { compare(results, with: $0) } ?? true
    return results.allSatisfy(\.isFine) && isAsFast ? 0 : 1
  }

  /// Prints what has changed.
  ///
  /// - Returns: whether no row is slower than allowed.
  private func compare(_ results: [Outcome], with baseline: Baseline) -> Bool {
    let changes = baseline.changes(in: results)
    var text = changes.table(limit: options.factor)
    if baseline.machine != .current {
      text += "\nmeasured with something else, so that only ratios are compared:"
      text += "\n  then \(baseline.machine)\n  now  \(Machine.current)"
    }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    return changes.allSatisfy { $0.factor <= options.factor }
  }

  /// Those that were asked for, and the loops that they are held against.
  private func wanted(_ benchmarks: [Benchmark]) -> [Benchmark] {
    let beside = Set(benchmarks.filter { isWanted($0.name) }.compactMap(\.beside))
    return benchmarks.filter { isWanted($0.name) || beside.contains($0.name) }
  }

  private func isWanted(_ name: String) -> Bool { options.filter.map(name.contains) ?? true }
}
