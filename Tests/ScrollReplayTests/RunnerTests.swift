import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Timeline runner")
struct RunnerTests {
  private static func scenario() throws -> Scenario {
    var scenario = headerCarousel(
      header: 200, footer: 300, rule: try ReleaseRule(.nearestCentre()))
    scenario.start = Vector(x: 200 + 355 * 4, y: 0)
    scenario.effects = [.scale(minimum: 0.7)]
    return scenario
  }

  /// A flick, a catch in its flight, and a gentle release the other way.
  private static func gesture() throws -> Gesture {
    try Gesture(
      name: "catch",
      samples: swipe([0.5, 1, 1.5, 1.5, 1.2]) + swipe([-0.4, -0.6, -0.3, -0.2], lift: 12, at: 180))
  }

  @Test("rewinds to every frame and comes to the same end")
  func rewindsEverywhere() throws {
    var runner = TimelineRunner(try Self.scenario(), try Self.gesture())
    runner.finish()
    let whole = runner.recording
    #expect(whole.count > 40)
    for frame in 0..<whole.count {
      runner.seek(to: frame)
      #expect(runner.recording.count == frame + 1)
      #expect(runner.recording[frame] == whole[frame])
      runner.finish()
      #expect(runner.recording.count == whole.count)
    }
    #expect(runner.recording == whole && runner.recording.hash == whole.hash)
  }

  @Test("a copy keeps its moment while the original goes on")
  func copies() throws {
    var runner = TimelineRunner(try Self.scenario(), try Self.gesture())
    var copies: [TimelineRunner] = []
    while runner.step() { copies.append(runner) }
    for var copy in copies {
      copy.finish()
      #expect(copy.recording.hash == runner.recording.hash)
    }
  }

  @Test("used again for another gesture, it forgets the first")
  func reuse() throws {
    let scenario = try Self.scenario()
    let other = try Gesture(name: "other", samples: swipe([-1, -1, -1, -1]))
    var runner = TimelineRunner(scenario, try Self.gesture())
    runner.finish()
    runner.rewind(other)
    runner.finish()
    #expect(runner.recording == scenario.replay(other))
    runner.rewind(releasedAt: scenario.start, reading: Vector(x: 1, y: 0))
    runner.finish()
    #expect(
      runner.recording
        == scenario.replay(releasedAt: scenario.start, reading: Vector(x: 1, y: 0)))
  }

  @Test("touches that fall into one frame count as one move, at their own time")
  func coalescing() throws {
    var scenario = headerCarousel()
    scenario.clock = try FrameClock(hertz: 30)
    let gesture = try Gesture(name: "drag", samples: swipe([1, 1, 2, 2, 2, 2, 2, 2], interval: 8))
    let together = scenario.replay(gesture)
    scenario.delivery = .individually
    let singly = scenario.replay(gesture)
    #expect(together.releases[0].reading != .zero)
    #expect(singly.releases[0].reading == Vector(x: 2, y: 0))
  }

  @Test("the frame after a drop moves for both", arguments: [60.0, 80, 90, 120, 240])
  func droppedFrames(hertz: Double) throws {
    var scenario = headerCarousel()
    scenario.clock = try FrameClock(hertz: hertz)
    let every = scenario.replay(releasedAt: Vector(x: 500, y: 0), reading: Vector(x: 1, y: 0))
    scenario.clock = try FrameClock(hertz: hertz, dropping: [5, 6])
    let dropped = scenario.replay(releasedAt: Vector(x: 500, y: 0), reading: Vector(x: 1, y: 0))
    #expect(dropped.times[5] == every.times[7])
    #expect((dropped.offsets[5].x - every.offsets[7].x).magnitude < 1)
    #expect((dropped.offsets.last?.x ?? 0) - (every.offsets.last?.x ?? 0) < 1)
  }

  @Test("logged frame times are replayed as they are, and the replay ends with them")
  func loggedTimes() throws {
    var scenario = headerCarousel()
    let times: [Int64] = [1_000_000, 18_000_000, 34_000_000, 71_000_000, 80_000_000]
    scenario.clock = try FrameClock(times: times)
    let recording = scenario.replay(
      releasedAt: Vector(x: 500, y: 0), reading: Vector(x: 1, y: 0))
    #expect(recording.times == [0, 17_000_000, 33_000_000, 70_000_000, 79_000_000])
    #expect(recording.isTruncated)
  }

  @Test("a rotation gives the view its new size and keeps the offset within the limits")
  func rotation() throws {
    var scenario = headerCarousel(count: 3)
    scenario.start = Vector(x: 710, y: 0)
    scenario.changes = [
      ScenarioChange(at: 50_000_000, .viewport(Extent(width: 844, height: 390)))
    ]
    let still = try Gesture(name: "tap", samples: swipe([], lift: 100))
    let recording = scenario.replay(still)
    #expect(
      recording.boundsChanges == [BoundsChange(frame: 3, size: Extent(width: 844, height: 390))])
    #expect(recording.offsets.last?.x == 241)  // 1085 of content − 844
  }

  @Test("a swipe gesture turns a full-length page", arguments: [(-60.0, 400.0), (60, 0)])
  func swipedPage(distance: Double, rest: Double) throws {
    var scenario = twoPages(rule: try ReleaseRule(.pageOnSwipe))
    scenario.traits.isScrollEnabled = false
    let recording = scenario.replay(try verticalDrag(distance))
    #expect(recording.offsets.last?.y == rest)
    #expect(recording.releases.isEmpty)
  }

  @Test(
    "a drag past the threshold turns the page under the finger",
    arguments: [
      (-60.0, 0.0), (-120, 400),
    ])
  func displacedPage(distance: Double, rest: Double) throws {
    var scenario = twoPages(rule: try ReleaseRule(.pageOnDisplacement(threshold: 80)))
    scenario.traits.decelerationRate = .fast
    let recording = scenario.replay(try verticalDrag(distance, hold: 3))
    #expect((recording.offsets.last?.y ?? 0) >= rest)
    #expect(recording.phases.contains(.animating) == (rest > 0))
    if rest > 0 { #expect(recording.offsets.last?.y == rest) }
  }

  private func twoPages(rule: ReleaseRule) -> Scenario {
    let page = Extent(width: 300, height: 400)
    var section = FlowSection(items: .fixed(page, count: 2))
    section.minimumLineSpacing = 0
    var scenario = Scenario(
      name: "two pages", viewport: page,
      layout: FlowLayout(scrollDirection: .vertical, sections: [section]))
    scenario.traits.bounces = false
    scenario.rule = rule
    return scenario
  }

  private func verticalDrag(_ distance: Double, hold: Int = 0) throws -> Gesture {
    var samples: [TouchSample] = []
    let last = 10 + hold
    for index in 0...(last + 1) {
      let share = min(Double(index) / 10, 1)
      let phase: TouchPhase = index == 0 ? .began : index > last ? .ended : .moved
      samples.append(
        TouchSample(
          time: Int64(index) * 8_000_000, phase: phase,
          position: Vector(x: 150, y: 200 + share * distance)))
    }
    return try Gesture(name: "drag", samples: samples)
  }
}
