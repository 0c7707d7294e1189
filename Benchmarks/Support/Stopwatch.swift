/// Times benchmarks in rounds: in each, every benchmark runs once, right after the loop that it is held against.
struct Stopwatch {
  /// How many rounds there are, at first.
  let rounds: Int
  private let clock = ContinuousClock()

  init(rounds: Int) { self.rounds = rounds }

  /// Times `benchmarks`, which stand behind the loops that they are held against.
  ///
  /// While a time is over its budget, the rounds go on, five times as many at most: other programs can only make it
  /// longer, and they may need the machine for a while. A ratio takes all rounds as they come.
  func time(_ benchmarks: [Benchmark]) -> [Outcome] {
    var times = benchmarks.map { _ in [Double]() }
    for _ in 0..<5 {
      for _ in 0..<rounds {
        for (index, benchmark) in benchmarks.enumerated() {
          times[index].append(nanoseconds(benchmark))
        }
      }
      let isWithinTime = zip(benchmarks, times).allSatisfy { benchmark, times in
        guard case .nanoseconds(let limit)? = benchmark.budget else { return true }
        return Timing(times).minimum <= limit
      }
      if isWithinTime { break }
    }
    return outcomes(of: benchmarks, times)
  }

  private func outcomes(of benchmarks: [Benchmark], _ times: [[Double]]) -> [Outcome] {
    benchmarks.indices.map { index in
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
