import MeasuredData
import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Silence on honest motion")
struct SilenceTests {
  static let rates = [60.0, 80, 90, 120, 240]
  static let velocities = [0.0, 0.1, 0.24, 0.26, 0.31, 0.5, 1, 2, 5]

  /// Free content, `screens` views long each way.
  func free(_ hertz: Double, length: Double = 40_000) throws -> Scenario {
    var scenario = try row(width: 375, item: length, spacing: 0, count: 1)
    scenario.clock = try FrameClock(hertz: hertz)
    return scenario.starting(at: length / 2)
  }

  @Test("flights", arguments: rates, velocities)
  func flights(hertz: Double, velocity: Double) throws {
    for rate in [DecelerationRate.normal, .fast] {
      var scenario = try free(hertz)
      scenario.traits.decelerationRate = rate
      #expect(scenario.release(0, velocity).findings().isEmpty)
      #expect(scenario.release(0, -velocity).findings().isEmpty)
    }
  }

  @Test("bounces at and past both limits", arguments: rates, velocities)
  func bounces(hertz: Double, velocity: Double) throws {
    let scenario = try free(hertz, length: 1375).starting(at: 0)
    for offset in [-150.0, -20, 0, 30, 970, 1000, 1020, 1100] {
      for signed in [velocity, -velocity] {
        let recording = scenario.replay(
          releasedAt: Vector(x: offset, y: 0), reading: Vector(x: signed, y: 0))
        #expect(recording.findings().isEmpty, "from \(offset) at \(signed)")
      }
    }
  }

  @Test("limits without a bounce", arguments: velocities)
  func walls(velocity: Double) throws {
    var scenario = try free(60, length: 1375)
    scenario.traits.bounces = false
    for start in [990.0, 1000] {
      #expect(scenario.starting(at: start).release(0, velocity).findings().isEmpty)
    }
  }

  @Test("a drag that holds content against a wall, and lifts", arguments: [false, true])
  func wallDrag(isPaging: Bool) throws {
    var scenario = try free(60, length: 1375)
    scenario.traits.bounces = false
    scenario.traits.isPagingEnabled = isPaging
    let samples = swipe([-0.5, -1, -2, -2, -2], from: 100)
    let recording = scenario.starting(at: 0).replay(try Gesture(name: "wall", samples: samples))
    #expect(recording.findings().isEmpty)
  }

  @Test("a lift while an animation carries the content")
  func carried() throws {
    // Past a threshold of 50 pt the page turns while the finger drags on; then it lifts, fast.
    var scenario = Scenario(
      name: "displacement", viewport: Extent(width: 375, height: 600),
      layout: FlowLayout(
        sections: [
          FlowSection(
            items: .fixed(Extent(width: 375, height: 600), count: 2), minimumLineSpacing: 0)
        ]))
    scenario.traits.bounces = false
    scenario.rule = try ReleaseRule(.pageOnDisplacement(threshold: 50))
    let moves = (0...12).map { index in
      TouchSample(
        time: Int64(index) * 8_000_000, phase: index == 0 ? .began : .moved,
        position: Vector(x: 100, y: 500 - 8 * Double(index)))
    }
    let lift = TouchSample(time: 104_000_000, phase: .ended, position: Vector(x: 100, y: 404))
    let recording = scenario.replay(try Gesture(name: "up", samples: moves + [lift]))
    #expect(recording.offsets.last?.y == 600)
    // The turn itself starts from rest under a finger at 1 pt/ms.
    #expect(recording.findings().map(\.kind) == [.brake])
    #expect(recording.findings().first?.axis == .vertical)
  }

  @Test("touches of a view that does not scroll, during an animation")
  func touchesBeside() throws {
    var motion = MadeMotion(
      offsets: [0, 0, 4, 12, 20, 24, 24], target: 24, phase: .animating, owner: .offsetAnimation)
    motion.touches = [4, 5]
    #expect(motion.recording.findings().isEmpty)
  }

  @Test("pages that centre their cell", arguments: rates, [0.0, 0.1, 0.31, 0.5, 1, 2])
  func pages(hertz: Double, velocity: Double) throws {
    var paging = try row(width: 375, item: 375, spacing: 0, count: 10)
    paging.traits.isPagingEnabled = true
    paging.clock = try FrameClock(hertz: hertz)
    // Not from the page itself: a flick that ends there is on its page, and stops.
    for offset in [-150.0, -30, 30, 150] {
      for signed in [velocity, -velocity] {
        let recording = paging.starting(at: 1500).release(offset, signed)
        #expect(recording.kinds.filter { $0 != .overshoot }.isEmpty, "from \(offset) at \(signed)")
      }
    }
  }

  // CASES 20.
  @Test(
    "a constant drag under any pair of touch and display rates", arguments: [60.0, 120],
    [60.0, 90, 120])
  func beats(touch: Double, display: Double) throws {
    let scenario = try free(display)
    let samples = swipe(Array(repeating: 0.6, count: 60), interval: 1000 / touch)
    let recording = scenario.replay(try Gesture(name: "constant", samples: samples))
    #expect(recording.findings().isEmpty)
  }

  @Test("a catch in flight, and repeated flicks")
  func catches() throws {
    let flick = [0.5, 1, 1.5, 1.5, 1.5]
    let samples =
      swipe(flick) + swipe(flick, at: 160) + swipe([-1, -1, -1, -1, -1], from: 100, at: 500)
      + swipe([], at: 800)
    let recording = try free(120).replay(try Gesture(name: "flicks", samples: samples))
    #expect(recording.releases.count == 3)
    #expect(recording.findings().isEmpty)
  }

  @Test("dropped frames")
  func drops() throws {
    var scenario = try free(60)
    scenario.clock = try FrameClock(hertz: 60, dropping: [2, 5, 6, 11, 30])
    #expect(scenario.release(0, 1).findings().isEmpty)
  }

  @Test(
    "real swipes without a release rule",
    .enabled(if: MeasuredData.isPresent, .init(rawValue: MeasuredData.absence)),
    arguments: MeasuredSwipe.all)
  func realSwipes(_ swipe: MeasuredSwipe) throws {
    let gesture = try swipe.gesture()
    for hertz in [60.0, 120] {
      let content = Extent(width: 40_000, height: 40_000)
      var scenario = Scenario(
        name: "free", viewport: Extent(width: 375, height: 812),
        layout: FlowLayout(
          sections: [FlowSection(items: .fixed(content, count: 1))]))
      scenario.start = Vector(x: 0, y: 20_000)
      scenario.clock = try FrameClock(hertz: hertz)
      #expect(scenario.replay(gesture).findings().isEmpty)
    }
  }
}
