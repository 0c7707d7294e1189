import ReplayTuning
import Samples
import ScrollPhysics
import ScrollReplay
import Testing

/// What goes wrong in a log beside jitter and pixels.
private enum Spoiling: String, CaseIterable {
  case nothing, lostRelease, outlierBefore, outlierAfter, lostAndOutliers
}

/// A motion as a device logs it: a rest, frame by frame to its end, and a rest.
private struct LoggedMotion {
  var hertz = 60.0
  var spoiling = Spoiling.nothing
  /// The offset in each frame from the release on.
  var offsets: [Double]

  /// Stamped with up to 0.4 ms of jitter by a clock that starts anywhere, and rounded to a third of a point.
  func trace(_ numbers: inout SplitMix64) throws -> OffsetTrace {
    let lead = 20
    var rows =
      (Array(repeating: offsets[0], count: lead) + offsets
      + Array(repeating: offsets[offsets.count - 1], count: 40)).map {
        PixelGrid.threefold.round($0)
      }
    switch spoiling {
    case .outlierBefore: rows[8] += 25
    case .outlierAfter: rows[rows.count - 20] -= 25
    default: break
    }
    let shift = numbers.next(in: 100...900)
    var samples: [OffsetTrace.Sample] = []
    for (index, offset) in rows.enumerated() {
      let isLost =
        spoiling == .lostRelease && index == lead
        || spoiling == .lostAndOutliers && numbers.once(in: 20)
      guard !isLost else { continue }
      let isWrong = spoiling == .lostAndOutliers && numbers.once(in: 50)
      let stamp = shift + Double(index) * 1000 / hertz + numbers.next(in: -0.4...0.4)
      samples.append(
        OffsetTrace.Sample(
          time: Int64(stamp * 1e6),
          offset: Vector(x: 0, y: offset + (isWrong ? numbers.next(in: 5...80) : 0))))
    }
    return try OffsetTrace(name: spoiling.rawValue, axes: [.vertical], samples: samples)
  }
}

/// The laws' own motions, each frame's offset until they end.
private enum Motion {
  static func flight(_ velocity: Double, hertz: Double = 60, rate: Double = 0.998) throws
    -> [Double]
  {
    var motion = Deceleration(
      position: 400, velocity: velocity, decay: try Decay(factor: rate),
      limits: AxisLimits(minimum: -1e6, maximum: 1e6, bounces: true))
    return frames(from: motion.position, 1000 / hertz) { step in
      motion.advance(by: step)
      // UIKit stops a flight at this speed (PHYSICS §1).
      return (motion.position, motion.velocity.magnitude >= 0.01)
    }
  }

  static func bounce(from overscroll: Double, _ velocity: Double) -> [Double] {
    var motion = Deceleration(
      position: -overscroll, velocity: velocity, decay: DecelerationRate.normal.decay(),
      limits: AxisLimits(minimum: 0, maximum: 1e6, bounces: true))
    return frames(from: motion.position, 1000.0 / 60) { step in
      motion.advance(by: step)
      return (motion.position, motion.position < -0.5)
    }
  }

  static func paging(from offset: Double, _ velocity: Double) -> [Double] {
    var motion = PagingMotion(
      offset: offset, velocity: velocity, target: 375, spring: PagingSpring(width: 375),
      limits: AxisLimits(minimum: 0, maximum: 1e6, bounces: true), grid: .threefold)
    return frames(from: motion.offset, 1000.0 / 60) { step in
      motion.advance(by: step)
      return (motion.offset, !motion.isDone)
    }
  }

  static func spring(_ distance: Double, dampingRatio: Double) throws -> [Double] {
    let spring = try Spring(mass: 1, stiffness: 256, damping: 32 * dampingRatio)
    return (0..<60).map { frame in
      distance * (1 + spring.state(at: Double(frame) / 60, from: -1).displacement)
    }
  }

  static func offsetAnimation(_ distance: Double) -> [Double] {
    (0...18).map { distance * OffsetAnimation().progress(at: Double($0) * 1000 / 60) }
  }

  private static func frames(
    from start: Double, _ step: Double, _ next: (Double) -> (offset: Double, isMoving: Bool)
  ) -> [Double] {
    var offsets = [start]
    for _ in 0..<600 {
      let frame = next(step)
      offsets.append(frame.offset)
      if !frame.isMoving { break }
    }
    return offsets
  }
}

@Suite("Fits of spoilt logs")
struct FitRobustnessTests {
  /// Each law beside one that has been taken for it.
  @Test(
    "never rule out the law that was followed", arguments: Spoiling.allCases,
    [TraceLaw.flight, .bounce, .spring, .offsetAnimation])
  private func laws(spoiling: Spoiling, law: TraceLaw) throws {
    var numbers = Seed(1).numbers
    let (offsets, _) = try made(law, &numbers)
    let trace = try LoggedMotion(spoiling: spoiling, offsets: offsets).trace(&numbers)
    let fit = try TraceFit([trace], laws: law == .flight ? [.flight, .paging] : [law, .flight])
    #expect(fit.likelyLaws.contains(law))
    #expect(law == .flight || law == .bounce || fit.ruledOutLaws == [.flight])
  }

  @Test("several traces at 120 Hz do not either")
  func several() throws {
    var numbers = Seed(1).numbers
    let traces = try (0..<3).map { _ in
      let offsets = try Motion.flight(numbers.next(in: 0.6...3), hertz: 120)
      return try LoggedMotion(hertz: 120, spoiling: .lostAndOutliers, offsets: offsets)
        .trace(&numbers)
    }
    var settings = TraceSettings()
    settings.hertz = 120
    let fit = try TraceFit(traces, laws: [.flight, .bounce], settings: settings)
    #expect(fit.likelyLaws.contains(.flight))
    #expect(fit.fit(.flight)?.estimates[0].interval.contains(0.998) == true)
  }

  @Test(
    "hold the truth in their intervals about as often as they say",
    arguments: [
      (TraceLaw.flight, Spoiling.nothing), (.flight, .lostAndOutliers), (.bounce, .nothing),
      (.spring, .lostAndOutliers), (.paging, .nothing), (.offsetAnimation, .lostAndOutliers),
    ])
  private func coverage(law: TraceLaw, spoiling: Spoiling) throws {
    let seeds = Seed.first(law == .flight || law == .bounce ? 40 : 10)
    var held: [Int] = []
    for seed in seeds {
      var numbers = seed.numbers
      let (offsets, truth) = try made(law, &numbers)
      let trace = try LoggedMotion(spoiling: spoiling, offsets: offsets).trace(&numbers)
      let fit = try #require(try TraceFit([trace], laws: [law]).fit(law))
      if held.isEmpty { held = truth.map { _ in 0 } }
      for (index, value) in truth.enumerated()
      where fit.estimates[index].interval.contains(value) { held[index] += 1 }
    }
    // With 95 %, fewer than 34 of 40 has a chance of one in three hundred, fewer than 8 of 10 of one in eighty.
    for count in held { #expect(count >= seeds.count * 17 / 20, "\(held) of \(seeds.count)") }
  }

  /// A motion by a law, and the constants that it has.
  private func made(_ law: TraceLaw, _ numbers: inout SplitMix64) throws -> ([Double], [Double]) {
    switch law {
    case .flight: (try Motion.flight(numbers.next(in: 0.6...3)), [0.998])
    case .bounce:
      (Motion.bounce(from: numbers.next(in: 60...200), -numbers.next(in: 0...1.5)), [0.01005])
    case .spring: (try Motion.spring(numbers.next(in: 200...500), dampingRatio: 0.7), [16, 0.7])
    case .paging:
      (
        Motion.paging(from: numbers.next(in: 60...250), numbers.next(in: 0.2...1.5)),
        [PagingSpring(width: 375).pull, PagingSpring(width: 375).friction]
      )
    case .offsetAnimation: (Motion.offsetAnimation(numbers.next(in: 100...500)), [300])
    }
  }
}
