import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording comparison")
struct ComparisonTests {
  private static let pairs: [(Double, Double, UInt64?)] = [
    (1, 1.0.nextUp, 1), (1, 1.0.nextUp.nextUp, 2), (0, .leastNonzeroMagnitude, 1),
    (-.leastNonzeroMagnitude, .leastNonzeroMagnitude, 2), (-0.0, 0, 0),
    // Each is 2^-52 from the next, above 1.
    (1, 0x1.00000001p0, 1 << 20), (1, 0x1.0000000100001p0, nil), (1, 2, nil), (-4, -1, nil),
    (0, 1, nil), (-.greatestFiniteMagnitude, .greatestFiniteMagnitude, nil),
  ]

  @Test(
    "counts the doubles from one number to the other, as far as rounding can lead",
    arguments: pairs)
  func ulps(a: Double, b: Double, count: UInt64?) {
    for (expected, actual) in [(a, b), (b, a)] {
      let difference = RecordingDifference(
        frame: 0, time: 0, phase: .idle, field: .offset, expected: .number(expected),
        actual: .number(actual), amount: 0, stage: StageStart(.rest, frame: 0, previous: nil))
      #expect(difference.ulps == count)
    }
  }

  @Test("tells the largest difference of each field beside the first")
  func largest() {
    let here = MadeMotion(offsets: [0, 5, 8, 9, 9], velocity: 0.3, target: 9).recording
    let there = MadeMotion(offsets: [0, 5, 7.5, 10, 10], velocity: 0.3, target: 10).recording
    let comparison = here.comparison(with: there)
    // In frame 0 the target differs already.
    #expect(comparison.first?.frame == 0 && comparison.first?.field == .target)
    let offset = comparison.largest.first { $0.field == .offset }
    #expect(offset?.frame == 3 && offset?.amount == 1)
    #expect(
      comparison.largest.map(\.field) == [.offset, .modelOffset, .velocity, .target, .release])
    #expect(comparison.landing.expected.x == 10 && comparison.landing.actual.x == 9)
    #expect(comparison.landing.distance == 1)
  }

  @Test("compares only the landing where that is asked for")
  func landingOnly() {
    let here = MadeMotion(offsets: [0, 2, 7, 9, 9], velocity: 0.3, target: 9).recording
    let there = MadeMotion(offsets: [0, 5, 8, 9, 9], velocity: 0.9, target: 9).recording
    let elsewhere = MadeMotion(offsets: [0, 5, 8, 9, 10], velocity: 0.9, target: 10).recording
    var options = ComparisonOptions()
    options.isLandingOnly = true
    #expect(here.comparison(with: there, options: options).agrees)
    let first = here.comparison(with: elsewhere, options: options).first
    #expect(first?.frame == 4 && first?.field == .offset && first?.amount == 1)
    #expect(first?.expected == .number(10))
    options.tolerance.points = 1
    #expect(here.comparison(with: elsewhere, options: options).agrees)
  }

  @Test("names the findings that came and went, and none that only moved")
  func findings() {
    let smooth = MadeMotion(offsets: [0, 4, 7, 9, 10, 10], velocity: 0.25, target: 10)
    var leaping = smooth
    leaping.offsets = [0, 4, 7, 60, 62, 62]
    leaping.target = 62
    let gained = leaping.recording.comparison(with: smooth.recording)
    #expect(gained.gained.map(\.kind).contains(.teleport) && gained.lost.isEmpty)
    let lost = smooth.recording.comparison(with: leaping.recording)
    #expect(lost.lost.map(\.kind).contains(.teleport) && lost.gained.isEmpty)
    var later = leaping
    later.offsets = [0, 4, 7, 9, 62, 62]
    let moved = later.recording.comparison(with: leaping.recording)
    #expect(!moved.gained.map(\.kind).contains(.teleport))
    #expect(!moved.lost.map(\.kind).contains(.teleport))
  }

  @Test("says since which hand-over, from drag to rest")
  func stages() throws {
    let carousel = try headerCarousel(rule: .nearestCentre()).starting(at: 355)
    let gesture = try Gesture(name: "pull", samples: swipe([0.75, 0.75, 0.75, 0.75], interval: 16))
    let recording = carousel.replay(gesture)
    let lift = try #require(recording.releases.first?.frame)
    #expect(recording.stageStart(at: lift - 1).stage == .drag)
    #expect(recording.stageStart(at: lift) == StageStart(.release, frame: lift, previous: .drag))
    let flight = recording.stageStart(at: lift + 4)
    #expect(flight == StageStart(.flight, frame: lift + 1, previous: .release))
    let rest = recording.stageStart(at: recording.count)
    #expect(rest.stage == .rest && rest.previous == .flight)

    let stages: [(ScrollPhase, MotionStage)] = [
      (.idle, .rest), (.tracking, .drag), (.dragging, .drag), (.decelerating, .flight),
      (.bouncing, .bounce), (.paging, .paging), (.animating, .animation),
    ]
    for (phase, stage) in stages {
      let made = MadeMotion(offsets: [0, 1, 2, 3], target: 3, phase: phase).recording
      #expect(made.stageStart(at: 1).stage == stage)
    }
  }

  @Test("compares what decided a release where every bit counts")
  func releases() {
    let here = MadeMotion(offsets: [0, 4, 7, 7], velocity: 0.25, target: 7).recording
    var there = here
    there.releases[0].proposed.x += 1
    let found = here.comparison(with: there).first
    #expect(found?.field == .release && found?.component == "proposed x" && found?.amount == 1)
    let loose = ComparisonOptions(tolerance: RecordingTolerance(points: 0.1))
    #expect(here.comparison(with: there, options: loose).agrees)
  }
}
