import ReplayAnalysis
import ScrollPhysics
import ScrollReplay
import Testing

/// A fault that is just not large enough, and one that just is.
struct Boundary: Sendable, CustomTestStringConvertible {
  let kind: FindingKind
  let below: MadeMotion
  let above: MadeMotion

  var testDescription: String { kind.rawValue }

  init(_ kind: FindingKind, _ below: MadeMotion, _ above: MadeMotion) {
    self.kind = kind
    self.below = below
    self.above = above
  }

  static let all = [
    Boundary(
      .reversal, MadeMotion(offsets: [0, 5, 4.51, 4.51], velocity: 0.3, target: 5),
      MadeMotion(offsets: [0, 5, 4.5, 4.5], velocity: 0.3, target: 5)),
    // The neighbours move 4: 2 + 2·4 is allowed.
    Boundary(
      .teleport, MadeMotion(offsets: [0, 4, 13.9, 17.9, 17.9], velocity: 0.24, target: 17.9),
      MadeMotion(offsets: [0, 4, 14.1, 18.1, 18.1], velocity: 0.24, target: 18.1)),
    Boundary(
      .kick, MadeMotion(offsets: [0, 8, 14, 14], velocity: 0.3, start: 0.549, target: 14),
      MadeMotion(offsets: [0, 8, 14, 14], velocity: 0.3, start: 0.55, target: 14)),
    Boundary(
      .brake, MadeMotion(offsets: [0, 4, 7, 9, 9], velocity: 0.5, start: 0.251, target: 9),
      MadeMotion(offsets: [0, 4, 7, 9, 9], velocity: 0.5, start: 0.25, target: 9)),
    // Two frames slide for 33 ms, three for 50.
    Boundary(
      .crawl, slide(frames: 2, speed: 0.01), slide(frames: 3, speed: 0.01)),
    Boundary(.crawl, slide(frames: 9, speed: 0.0201), slide(frames: 9, speed: 0.02)),
    Boundary(
      .overshoot, beyond(0.5), beyond(0.51)),
    Boundary(
      .stall, MadeMotion(offsets: [0, 3, 3, 3, 4, 5, 5], target: 5, idle: [2, 3]),
      MadeMotion(offsets: [0, 3, 3, 3, 3, 4, 5, 5], target: 5, idle: [2, 3, 4])),
    Boundary(
      .stall, MadeMotion(offsets: [0, 3, 3, 3, 3, 3.5, 3.5], target: 5, idle: [2, 3, 4]),
      MadeMotion(offsets: [0, 3, 3, 3, 3, 3.51, 3.51], target: 5, idle: [2, 3, 4])),
    Boundary(
      .retarget, MadeMotion(offsets: [0, 3, 5, 5], target: 5, retarget: (2, 5 + 1.0 / 3)),
      MadeMotion(offsets: [0, 3, 5, 5], target: 5, retarget: (2, 5 + 2.0 / 3))),
    Boundary(.misplacedRest, rest(at: 1.0 / 3), rest(at: 2.0 / 3)),
    Boundary(
      .misplacedRest, MadeMotion(offsets: [0, 3, 5.005, 5.005], target: 5),
      MadeMotion(offsets: [0, 3, 5.02, 5.02], target: 5)),
    Boundary(
      .staleVelocity, MadeMotion(offsets: [0, 5, 8, 8], velocity: 0.3, target: 8, staleness: 100),
      MadeMotion(offsets: [0, 5, 8, 8], velocity: 0.3, target: 8, staleness: 101)),
    Boundary(.badAttributes, answer(10 + 1.0 / 3), answer(10 + 2.0 / 3)),
  ]

  private static func slide(frames: Int, speed: Double) -> MadeMotion {
    let period = 1000.0 / 60
    let sliding = (1...frames).map { 20 + Double($0) * speed * period }
    let velocities = [0.3, 0.2, 0.1] + Array(repeating: speed, count: frames - 1) + [0]
    let end = sliding.last ?? 20
    return MadeMotion(
      offsets: [15, 18] + [20] + sliding, velocity: 0.3, target: end, velocities: velocities)
  }

  private static func beyond(_ distance: Double) -> MadeMotion {
    MadeMotion(
      offsets: [0, 5, 10 + distance, 10, 10], velocity: 0.3, start: 0.3, target: 10,
      phase: .animating, owner: .springAnimation)
  }

  private static func rest(at offset: Double) -> MadeMotion {
    MadeMotion(
      offsets: [-5, -2, offset, offset], target: offset,
      snapping: Snapping(
        axis: .horizontal, anchor: 0.5, positions: [-100, 0, 100], rule: "made"))
  }

  private static func answer(_ answer: Double) -> MadeMotion {
    MadeMotion(
      offsets: [5, 9, 10, 10], velocity: 0.3, target: 10, answer: answer,
      limits: AxisLimits(minimum: 0, maximum: 10, bounces: true))
  }
}

@Suite("Thresholds")
struct ThresholdTests {
  @Test("hold on both sides of their boundary", arguments: Boundary.all)
  func boundary(_ boundary: Boundary) {
    #expect(boundary.below.recording.only(boundary.kind).isEmpty)
    #expect(boundary.above.recording.only(boundary.kind).count == 1)
  }

  @Test("mirror", arguments: Boundary.all)
  func mirrored(_ boundary: Boundary) {
    for motion in [boundary.below, boundary.above] {
      let (here, there) = (motion.recording, motion.mirrored.recording)
      #expect(here.kinds == there.kinds)
      #expect(here.findings().map(\.magnitude) == there.findings().map(\.magnitude))
      #expect(here.flapScore == there.flapScore)
    }
  }

  @Test("are one table that a caller may change")
  func custom() {
    var strict = FindingThresholds.standard
    strict.reversalDistance = 0.4
    let motion = MadeMotion(offsets: [0, 5, 4.51, 4.51], velocity: 0.3, target: 5)
    #expect(motion.recording.findings(thresholds: strict).contains { $0.kind == .reversal })
  }

  @Test("a dropped frame is no teleport, and what jumps across one is")
  func dropped() {
    let period = 1000.0 / 60
    let durations = [0, period, 2 * period, period, period, period]
    let even = MadeMotion(
      offsets: [0, 8, 24, 32, 36, 36], velocity: 0.48, target: 36, durations: durations)
    #expect(even.recording.only(.teleport).isEmpty)
    let uneven = MadeMotion(
      offsets: [0, 8, 50, 58, 62, 62], velocity: 0.48, target: 62, durations: durations)
    #expect(uneven.recording.only(.teleport).count == 1)
  }

  @Test("a long rest is no stall, a slow start of an animation neither")
  func noStall() {
    let rest = Array(repeating: 3.0, count: 40)
    let idle = Set(2..<41)
    #expect(
      MadeMotion(offsets: [0, 3] + rest + [4, 5, 5], target: 5, idle: idle).recording
        .only(.stall).isEmpty)
    let eased = MadeMotion(
      offsets: [0, 0, 0, 0, 0, 1, 3, 5, 6, 6], target: 6, phase: .animating,
      owner: .offsetAnimation)
    #expect(eased.recording.findings().isEmpty)
  }

  @Test("a recording that was cut off has no rest to judge")
  func truncated() {
    let motion = MadeMotion(offsets: [0, 3, 5.1, 5.1], target: 5, isTruncated: true)
    #expect(motion.recording.findings().isEmpty)
  }

  @Test("a recording without frames has no faults")
  func empty() {
    let recording = MadeMotion(offsets: []).header
    #expect(recording.findings().isEmpty)
    #expect(recording.flapScore == .zero)
  }
}

extension MadeMotion {
  /// An empty recording under the same header.
  var header: Recording {
    Recording(
      header: RecordingHeader(
        scenario: "made", gesture: "made", viewport: .init(width: 300, height: 300), grid: grid,
        traits: ScrollTraits(), snapping: snapping))
  }

  /// The same motion the other way.
  var mirrored: MadeMotion {
    var motion = self
    motion.offsets = offsets.map { -$0 }
    motion.velocity = -velocity
    motion.start = start.map { -$0 }
    motion.target = -target
    motion.retarget = retarget.map { ($0.frame, -$0.target) }
    motion.velocities = velocities?.map { -$0 }
    motion.answer = answer.map { -$0 }
    motion.limits = AxisLimits(
      minimum: -limits.maximum, maximum: -limits.minimum, bounces: limits.bounces)
    if let snapping {
      motion.snapping = Snapping(
        axis: snapping.axis, anchor: 1 - snapping.anchor,
        positions: snapping.positions.reversed().map { -$0 }, rule: snapping.rule)
    }
    return motion
  }
}
