import ReplayAnalysis
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Comparison at different frame rates")
struct ComparedFrameRateTests {
  /// A recording whose offset is `course` of the milliseconds.
  private func recording(hertz: Double, frames: Int, _ course: (Double) -> Double) -> Recording {
    var recording = MadeMotion(offsets: [0]).recording
    recording = Recording(header: recording.header)
    for frame in 0..<frames {
      let time = Int64(Double(frame) * 1e9 / hertz + 0.5)
      let offset = Vector(x: course(Double(time) / 1e6), y: 0)
      recording.append(
        RecordedFrame(
          time: time, phase: frame.isMultiple(of: 2) ? .decelerating : .dragging, offset: offset,
          modelOffset: offset, velocity: .zero, target: .zero, events: []))
      recording.endFrame()
    }
    return recording
  }

  private var byTime: ComparisonOptions {
    var options = ComparisonOptions()
    options.alignment = .times
    return options
  }

  @Test("a straight course agrees at any two rates, at the times of the slower one")
  func straight() {
    let slow = recording(hertz: 60, frames: 31) { 0.5 * $0 }
    for hertz in [80.0, 90, 120] {
      let fast = recording(hertz: hertz, frames: Int(hertz / 2) + 1) { 0.5 * $0 }
      var options = byTime
      options.tolerance.points = 1e-9
      for (a, b) in [(slow, fast), (fast, slow)] {
        let comparison = a.comparison(with: b, options: options)
        #expect(comparison.agrees)
        #expect(comparison.commonTimes == 31)
      }
      #expect(slow.comparison(with: fast).first?.field == .time)
    }
  }

  @Test("a bent course differs by what the chord leaves")
  func bent() {
    // Twice the rate: every other fast frame is at a slow frame's time, so nothing is interpolated there.
    let course: (Double) -> Double = { 0.001 * $0 * $0 }
    let slow = recording(hertz: 50, frames: 11, course)
    let same = recording(hertz: 100, frames: 21, course)
    #expect(slow.comparison(with: same, options: byTime).agrees)
    // At 40 Hz the times are 25 ms apart and those of 50 Hz 20: at 25 ms the chord from 20 to 40 lies
    // 0.001·(25 − 20)·(40 − 25) = 0.075 pt above.
    let slower = recording(hertz: 40, frames: 9, course)
    let first = slow.comparison(with: slower, options: byTime).first
    #expect(first?.frame == 1 && first?.field == .offset)
    #expect((first?.amount ?? 0) > 0.0749999 && (first?.amount ?? 0) < 0.0750001)
  }

  @Test("equal times are compared frame by frame, phases too")
  func equalTimes() {
    let here = recording(hertz: 60, frames: 5) { $0 }
    let longer = recording(hertz: 60, frames: 7) { $0 }
    let comparison = here.comparison(with: longer, options: byTime)
    #expect(comparison.commonTimes == nil)
    #expect(comparison.first?.field == .frameCount)
  }
}

@Suite("Trace alignment")
struct TraceAlignmentTests {
  /// A glide that a log of 30 Hz saw `delay` milliseconds late.
  private func trace(_ recording: Recording, delay: Double, off: Double = 0) throws -> OffsetTrace {
    let samples = stride(from: 0, to: recording.count, by: 2).map { frame in
      OffsetTrace.Sample(
        time: recording.times[frame] + Int64(delay * 1e6),
        offset: Vector(x: recording.offsets[frame].x + (frame == 8 ? off : 0), y: 0))
    }
    return try OffsetTrace(name: "log", axes: [.horizontal], samples: samples)
  }

  private let glide: Recording = {
    let offsets = (0..<40).map { (frame: Int) -> Double in 300 - 300 / (1 + Double(frame) * 0.2) }
    return MadeMotion(offsets: offsets + [270, 270], target: 270).recording
  }()

  @Test("finds the shift of a delayed log", arguments: [0.0, 1, 12.5, 333.25, 2000])
  func shift(delay: Double) throws {
    let found = try #require(glide.alignment(of: try trace(glide, delay: delay)))
    #expect((Double(found.shift) / 1e6 + delay).magnitude < 0.01)
    #expect(found.rootMeanSquare < 0.01)
    #expect(found.samples == 21)
  }

  @Test("tells the largest distance and when it is")
  func largest() throws {
    let found = try #require(glide.alignment(of: try trace(glide, delay: 100, off: 5)))
    #expect((found.largest.distance + 5).magnitude < 1)
    #expect(found.largest.time == 100_000_000 + glide.times[8])
    #expect(found.largest.sample == 4 && found.largest.axis == .horizontal)
  }

  @Test("tells the first distance that counts, and how far apart both land")
  func first() throws {
    let log = try trace(glide, delay: 100, off: 5)
    var options = ComparisonOptions()
    options.tolerance.points = 2
    let found = try #require(glide.alignment(of: log, options: options))
    let first = try #require(found.first)
    #expect(!found.agrees && first == found.largest)
    #expect(first.frame == 8 || first.frame == 7)
    #expect(first.trace == glide.offsets[8].x + 5)
    #expect(found.landing.distance == 0 && found.landing.frame == glide.count - 1)
    options.tolerance.points = 6
    #expect(try #require(glide.alignment(of: log, options: options)).agrees)

    // A log that ends 3 pt off differs by that alone, and by nothing of the way there.
    var samples = log.samples
    samples[samples.count - 1].offset.x += 3
    let off = try OffsetTrace(name: "log", axes: [.horizontal], samples: samples)
    options.isLandingOnly = true
    options.tolerance.points = 2.9
    let landing = try #require(glide.alignment(of: off, options: options))
    #expect(landing.first?.sample == samples.count - 1 && landing.first?.distance == -3)
    #expect(try #require(glide.alignment(of: log, options: options)).agrees)
  }

  @Test("an axis along which nothing moves leaves all as it is")
  func stillAxis() throws {
    let log = try trace(glide, delay: 100, off: 5)
    let both = try OffsetTrace(
      name: "log", axes: [.horizontal, .vertical], samples: log.samples)
    #expect(glide.alignment(of: both) == glide.alignment(of: log))
  }

  @Test(
    "a clock may count from anywhere: a boot, 1970, before it, to the ends of its domain",
    arguments: [
      235_089_067_747_001, 1_700_000_000_000_000_003, -5_000_000_007, 4_000_000_000_000_000_000,
      -4_000_000_000_000_000_000 as Int64,
    ])
  func clock(start: Int64) throws {
    let log = try trace(glide, delay: 0, off: 5)
    let moved = try OffsetTrace(
      name: "log", axes: [.horizontal],
      samples: log.samples.map { sample in
        var sample = sample
        sample.time += start
        return sample
      })
    var found = try #require(glide.alignment(of: moved))
    let expected = try #require(glide.alignment(of: log))
    #expect(found.largest.time == expected.largest.time + start)
    #expect((found.shift + start - expected.shift).magnitude <= 1000)
    #expect((found.rootMeanSquare - expected.rootMeanSquare).magnitude < 1e-3)
    #expect(found.largest.sample == expected.largest.sample)
    found.landing.time -= start
    #expect(found.landing == expected.landing)
  }

  @Test("content that rests fits anywhere, and then stays where it is")
  func still() throws {
    let rest = MadeMotion(offsets: [7, 7, 7]).recording
    let samples = [0, 1, 2].map { (time: Int64) in
      OffsetTrace.Sample(time: time * 1_000_000, offset: Vector(x: 9, y: 0))
    }
    let log = try OffsetTrace(name: "log", axes: [.horizontal], samples: samples)
    let found = try #require(rest.alignment(of: log))
    #expect(found.shift == 0 && found.rootMeanSquare == 2)
    #expect(found.largest.distance == -2 && found.landing.distance == -2)
  }
}
