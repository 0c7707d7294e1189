/// Times benchmarks in rounds: in each, every benchmark runs once, right after the loop that it is held against.
struct Stopwatch {
  /// How many rounds there are.
  let rounds: Int
  private let clock = ContinuousClock()

  init(rounds: Int) { self.rounds = rounds }

  /// Times `benchmarks`, which stand behind the loops that they are held against.
  func time(_ benchmarks: [Benchmark]) -> [Outcome] {
    var times = benchmarks.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() {
        times[index].append(nanoseconds(benchmark))
      }
    }
    return benchmarks.indices.map { index in
      let beside = benchmarks.firstIndex { $0.name == benchmarks[index].beside }
      let ratios = beside.map { zip(times[index], times[$0]).map { $0 / $1 } }
      return Outcome(
        benchmarks[index], checksum: benchmarks[index].checksum(), timing: Timing(times[index]),
        ratio: ratios.map(Timing.init))
    }
  }

  /// Runs each of `benchmarks` once, for its checksum.
  func verify(_ benchmarks: [Benchmark]) -> [Outcome] {
    benchmarks.map { benchmark in
      _ = benchmark.run()
      return Outcome(benchmark, checksum: benchmark.checksum(), timing: nil, ratio: nil)
    }
  }

  /// Nanoseconds an item of one run.
  private func nanoseconds(_ benchmark: Benchmark) -> Double {
    let start = clock.now
    let items = benchmark.run()
    let (seconds, attoseconds) = (clock.now - start).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(items)
  }
}
