import MeasuredData
import ReplayTuning
import Samples
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Fit")
struct TraceFitTests {
  /// What a law's offsets look like in a log: rounded to pixels, stamped with jitter, some missing, some wrong.
  private func trace(
    _ seed: Seed, count: Int, every interval: Double, jitter: Double = 0.3, outliers: Int = 0,
    _ offset: (Double) -> Double
  ) throws -> OffsetTrace {
    var numbers = seed.numbers
    let shift = numbers.next(in: 0...40)
    var samples: [OffsetTrace.Sample] = []
    var time = 0.0
    for _ in 0..<count {
      var value = PixelGrid.threefold.round(offset(time))
      if outliers > 0, numbers.once(in: count / outliers) { value += numbers.next(in: -60...60) }
      let stamp = 1000 + shift + time + numbers.next(in: -jitter...jitter)
      samples.append(
        OffsetTrace.Sample(time: Int64(stamp * 1e6), offset: Vector(x: 0, y: value)))
      time += interval * (numbers.once(in: 12) ? 3 : 1)
    }
    return try OffsetTrace(name: "\(seed)", axes: [.vertical], samples: samples)
  }

  /// A free flight as UIKit steps it, at any multiple of a frame.
  private func flight(rate: Double, velocity: Double) throws -> (Double) -> Double {
    let decay = try Decay(factor: rate)
    return { time in
      var motion = Deceleration(
        position: 300, velocity: velocity, decay: decay,
        limits: AxisLimits(minimum: -1e6, maximum: 1e6, bounces: true))
      for _ in 0..<Int(time * 60 / 1000 + 0.5) { motion.advance(by: 1000.0 / 60) }
      return motion.position
    }
  }

  @Test("finds the rate of a flight again, within its interval", arguments: Seed.first(8))
  func flight(_ seed: Seed) throws {
    var numbers = seed.numbers
    let rate = numbers.pick([0.998, 0.99, 0.995])
    let velocity = numbers.next(in: 0.8...3)
    let trace = try trace(
      seed, count: 24, every: 1000.0 / 60 * (rate < 0.992 ? 1 : 3), outliers: 2,
      try flight(rate: rate, velocity: velocity))
    let fit = try #require(try TraceFit([trace], laws: [.flight]).fit(.flight))
    let estimate = fit.estimates[0]
    #expect((estimate.value - rate).magnitude < 0.05 * (1 - rate), "\(estimate)")
    // A 95 % interval may miss; four times as wide it does not.
    let reach = 2 * (estimate.interval.upperBound - estimate.interval.lowerBound)
    #expect((estimate.value - rate).magnitude <= reach)
  }

  @Test("intervals hold the truth about as often as they say")
  func coverage() throws {
    var held = 0
    for seed in Seed.first(20) {
      let trace = try trace(
        seed, count: 30, every: 50, jitter: 0.2, try flight(rate: 0.998, velocity: 1.5))
      let fit = try #require(try TraceFit([trace], laws: [.flight]).fit(.flight))
      if fit.estimates[0].interval.contains(0.998) { held += 1 }
    }
    // 95 % of 20 is 19; 15 of 20 has a chance of one in three hundred.
    #expect(held >= 15, "\(held)")
  }

  @Test("finds a bounce's rate, a spring's frequency and damping, an animation's duration")
  func others() throws {
    let still = AxisLimits(minimum: 0, maximum: 1e6, bounces: true)
    let decay = DecelerationRate.normal.decay()
    let bounce = try trace(Seed(1), count: 40, every: 1000.0 / 60) { time in
      var motion = Deceleration(position: -180, velocity: -0.8, decay: decay, limits: still)
      for _ in 0..<Int(time * 60 / 1000 + 0.5) { motion.advance(by: 1000.0 / 60) }
      return motion.position
    }
    let pull = try #require(try TraceFit([bounce], laws: [.bounce]).fit(.bounce)).estimates[0]
    #expect((pull.value - 0.01005).magnitude < 0.03 * 0.01005, "\(pull)")

    let made = try Spring.animation(duration: 0.5, dampingRatio: 0.7, initialVelocity: 0)
    let spring = try trace(Seed(2), count: 40, every: 1000.0 / 60) { time in
      500 + 400 * made.state(at: time / 1000, from: -1, velocity: 0).displacement
    }
    let estimates = try #require(try TraceFit([spring], laws: [.spring]).fit(.spring)).estimates
    #expect((estimates[1].value - 0.7).magnitude < 0.02, "\(estimates)")

    let animation = try trace(Seed(3), count: 18, every: 1000.0 / 60) { time in
      500 * OffsetAnimation().progress(at: min(time, 300))
    }
    let duration = try #require(
      try TraceFit([animation], laws: [.offsetAnimation]).fit(.offsetAnimation)
    ).estimates[0]
    #expect((duration.value - 300).magnitude < 6, "\(duration)")
  }

  @Test("rules out laws that a trace does not follow, and says which it cannot tell apart")
  func laws() throws {
    let flight = try trace(
      Seed(4), count: 40, every: 50, jitter: 0.1, try flight(rate: 0.998, velocity: 2))
    let fit = try TraceFit([flight])
    #expect(fit.likelyLaws.contains(.flight))
    #expect(fit.ruledOutLaws.contains(.offsetAnimation))
    // A fast flight fades as a bounce from rest does: e^(−0.01005·t), to three digits.
    let fast = try trace(
      Seed(5), count: 20, every: 1000.0 / 60, jitter: 0.1, try self.flight(rate: 0.99, velocity: 2))
    let both = try TraceFit([fast]).likelyLaws
    #expect(both.contains(.flight) && both.contains(.bounce))
  }

  @Test("says that no law explains what follows none")
  func unexplained() throws {
    let seed = Seed.first(1)[0]
    var numbers = seed.numbers
    let noise = try trace(seed, count: 60, every: 1000.0 / 60) { _ in numbers.next(in: 0...1000) }
    #expect(try !TraceFit([noise]).isExplained)
    let flight = try trace(
      seed, count: 60, every: 1000.0 / 60, try flight(rate: 0.998, velocity: 1.3))
    #expect(try TraceFit([flight]).isExplained)
  }

  @Test("outliers do not pull, however far away they are", arguments: [30.0, 300, 3000, 30_000])
  func farOutliers(_ distance: Double) throws {
    let clean = try trace(
      Seed.first(1)[0], count: 60, every: 1000.0 / 60, jitter: 0,
      try flight(rate: 0.998, velocity: 1.3))
    var samples = clean.samples
    for index in [11, 26, 40] { samples[index].offset.y += distance }
    let spoilt = try OffsetTrace(name: "spoilt", axes: [.vertical], samples: samples)
    let fit = try #require(try TraceFit([spoilt], laws: [.flight]).fit(.flight))
    #expect(fit.outliers == 3)
    // Pixels of a third of a point leave a twelfth of their square.
    #expect(fit.rms < 0.13)
  }

  @Test("several traces have their constants in common")
  func several() throws {
    let traces = try [(Seed(6), 1.0), (Seed(7), 2.5)].map { seed, velocity in
      try trace(seed, count: 20, every: 50, try flight(rate: 0.998, velocity: velocity))
    }
    let fit = try #require(try TraceFit(traces, laws: [.flight]).fit(.flight))
    #expect(fit.rests.count == 2)
    #expect(fit.estimates[0].interval.contains(0.998))
  }

  @Test("refuses a trace with too little motion")
  func still() throws {
    let trace = try trace(Seed(8), count: 20, every: 16) { _ in 5 }
    #expect(throws: TuningError("Seed(8) moves over no samples, but must move over 7")) {
      try TraceFit([trace])
    }
  }

  @Test(
    "tells the deceleration of a real scroll view within its interval",
    .enabled(if: MeasuredData.isPresent, "\(MeasuredData.absence)"))
  func measured() throws {
    let rows = try MeasuredData.rows("ios_sim/fling_normal_trace.csv")
    let trace = try OffsetTrace(
      name: "fling", axes: [.vertical],
      samples: rows.map {
        OffsetTrace.Sample(time: Int64($0[0] * 1e6), offset: Vector(x: 0, y: $0[1]))
      })
    let fit = try #require(try TraceFit([trace], laws: [.flight]).fit(.flight))
    #expect(fit.estimates[0].interval.contains(0.998), "\(fit.estimates)")
    #expect(fit.rms < 0.25)
  }
}
