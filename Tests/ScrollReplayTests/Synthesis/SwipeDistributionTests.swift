import ScrollPhysics
import ScrollReplay
import Testing

/// 10,000 plain swipes against what was measured; the area is wide enough for every run.
@Suite("Swipe distribution")
struct SwipeDistributionTests {
  private static let swipes: [[TouchSample]] = (1...10_000).map { seed in
    let request = SwipeRequest(area: Extent(width: 5000, height: 812))
    return (try? synthesise(request, seed).samples) ?? []
  }

  private func milliseconds(_ time: Int64) -> Double { Double(time) / 1e6 }

  /// The value under which `share` of all lie.
  private func percentile(_ share: Double, of values: [Double]) -> Double {
    values.sorted()[Int(share * Double(values.count - 1))]
  }

  private func expect(
    _ values: [Double], low: Double, median: Double, high: Double, within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (share, expected) in [(0.05, low), (0.5, median), (0.95, high)] {
      let value = percentile(share, of: values)
      #expect(
        (value / expected - 1).magnitude <= tolerance, "\(share): \(value), measured \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  private var intervals: [Double] {
    Self.swipes.flatMap { samples in
      zip(samples, samples.dropFirst().dropLast()).map { milliseconds($1.time - $0.time) }
    }
  }

  @Test("samples every 7, 8 and 9 ms, within 3 %; 1 to 2 % are missed")
  func interval() {
    expect(intervals, low: 7, median: 8, high: 9, within: 0.03)
    let missed = Double(intervals.count { $0 > 12 }) / Double(intervals.count)
    #expect(missed >= 0.01 && missed <= 0.02)
  }

  @Test("jitters by 0.3 to 0.45 ms within a swipe")
  func jitter() {
    var squares = 0.0
    var count = 0.0
    for samples in Self.swipes {
      // Before the last three pairs, whose times give way to their speed.
      let times = samples.dropLast(4).map { milliseconds($0.time) }
      let intervals = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 < 12 }
      guard intervals.count > 1 else { continue }
      let mean = intervals.reduce(0, +) / Double(intervals.count)
      squares += intervals.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      count += Double(intervals.count - 1)
    }
    let deviation = (squares / count).squareRoot()
    #expect(deviation >= 0.3 && deviation <= 0.45)
  }

  @Test("lasts 50, 95 and 375 ms, within 12 %")
  func duration() {
    let durations = Self.swipes.map { milliseconds($0[$0.count - 1].time) }
    expect(durations, low: 50, median: 95, high: 375, within: 0.12)
  }

  @Test("runs 54, 149 and 224 pt, within 5 %")
  func run() {
    let runs = Self.swipes.map { $0[0].position.x - $0[$0.count - 1].position.x }
    expect(runs, low: 54, median: 149, high: 224, within: 0.05)
  }

  @Test("never turns back")
  func monotone() {
    for samples in Self.swipes {
      #expect(zip(samples, samples.dropFirst()).allSatisfy { $1.position.x <= $0.position.x })
    }
  }

  @Test("releases at a log-normal speed with median 2.12 pt/ms and sigma 0.60, within 5 %")
  func speed() {
    // The pair before the last, which a swipe that brakes has not slowed yet.
    let logarithms = Self.swipes.map { samples in
      let (a, b) = (samples[samples.count - 4], samples[samples.count - 3])
      return Elementary.log((a.position.x - b.position.x) / milliseconds(b.time - a.time))
    }
    let count = Double(logarithms.count)
    let mean = logarithms.reduce(0, +) / count
    let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    #expect((Elementary.exp(mean) / 2.12 - 1).magnitude <= 0.05)
    #expect((variance.squareRoot() / 0.60 - 1).magnitude <= 0.05)
  }

  @Test("a fifth ends with the last pair under half of the peak, within 2 %")
  func brake() {
    let braked = Self.swipes.count { samples in
      let speeds = zip(samples, samples.dropFirst().dropLast()).map {
        ($0.position.x - $1.position.x) / milliseconds($1.time - $0.time)
      }
      return (speeds.last ?? 0) < 0.5 * (speeds.max() ?? 0)
    }
    #expect((Double(braked) / 10_000 - 0.2).magnitude <= 0.02)
  }

  @Test("lifts 0 or 15 ms after the last move")
  func lift() {
    let waits = Self.swipes.map { $0[$0.count - 1].time - $0[$0.count - 2].time }
    #expect(Set(waits.map { ($0 + 500_000) / 1_000_000 }) == [0, 15])
  }

  @Test("reports positions on a grid of 1/3.5, 1/3 or 1 pt")
  func quantum() {
    var counts = [0, 0, 0]
    for samples in Self.swipes {
      let grids = [3.5, 3, 1].map { scale in
        samples.allSatisfy { sample in
          let pixels = sample.position.x * scale
          return (pixels - Double(Int(pixels + 0.5))).magnitude < 1e-9
        }
      }
      // Whole points lie on the grid of thirds too.
      if grids[2] { counts[2] += 1 } else if grids[1] { counts[1] += 1 } else { counts[0] += 1 }
      #expect(grids.contains(true))
    }
    #expect(counts.allSatisfy { $0 > 3000 && $0 < 3700 })
  }

  @Test("the same seed gives the same samples, another seed others")
  func seeds() throws {
    for kind in SwipeKind.allCases {
      let request = SwipeRequest(kind: kind)
      #expect(try synthesise(request, 7) == synthesise(request, 7))
      #expect(try synthesise(request, 7) != synthesise(request, 8))
    }
  }

  @Test("the first 1000 swipes have the bits they have always had")
  func bits() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func combine(_ bits: UInt64) { hash = (hash ^ bits) &* 0x0000_0100_0000_01b3 }
    for sample in Self.swipes.prefix(1000).joined() {
      combine(UInt64(bitPattern: sample.time))
      combine(sample.position.x.bitPattern)
      combine(sample.position.y.bitPattern)
    }
    #expect(hash == 6_118_392_674_647_602_470)
  }
}
