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
    var copyTimes = times
    for _ in 0..<5 {
      for _ in 0..<rounds {
        for (index, benchmark) in benchmarks.enumerated() {
          if let bytes = benchmark.copies { copyTimes[index].append(nanoseconds { copy(bytes) }) }
          times[index].append(nanoseconds(benchmark.measuredRun))
        }
      }
      let isWithinTime = zip(benchmarks, times).allSatisfy { benchmark, times in
        guard case .nanoseconds(let limit)? = benchmark.budget else { return true }
        return Timing(times).minimum <= limit
      }
      if isWithinTime { break }
    }
    return outcomes(of: benchmarks, times, copyTimes)
  }

  private func outcomes(
    of benchmarks: [Benchmark], _ times: [[Double]], _ copyTimes: [[Double]]
  ) -> [Outcome] {
    benchmarks.indices.map { index in
      let loop = benchmarks.firstIndex { $0.name == benchmarks[index].beside }
      let beside = loop.map { times[$0] } ?? copyTimes[index]
      let ratios = zip(times[index], beside).map { $0 / $1 }
      return Outcome(
        benchmarks[index], checksum: benchmarks[index].checksum(), timing: Timing(times[index]),
        ratio: ratios.isEmpty ? nil : Timing(ratios))
    }
  }

  /// Runs each of `benchmarks` for its checksum: once to warm up, once as it is measured.
  func verify(_ benchmarks: [Benchmark]) -> [Outcome] {
    benchmarks.map { benchmark in
      _ = benchmark.run()
      let items = benchmark.measuredRun()
      return Outcome(
        benchmark, checksum: benchmark.checksum(), items: items, timing: nil, ratio: nil)
    }
  }

  /// Nanoseconds an item of one run.
  private func nanoseconds(_ run: () -> Int) -> Double {
    let start = clock.now
    let items = run()
    let (seconds, attoseconds) = (clock.now - start).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(items)
  }

  /// Copies bytes a few times: once is too short for the clock.
  private func copy(_ bytes: [UInt8]) -> Int {
    let times = 10
    bytes.withUnsafeBytes { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      for _ in 0..<times { opaque(copy).copyMemory(from: bytes) }
      copy.deallocate()
    }
    return times * bytes.count
  }
}
