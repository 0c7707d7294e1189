import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// Whatever a file may say is replayed: without a trap, to an end, and in numbers.
@Suite("Extreme replays")
struct ExtremeReplayTests {
  @Test("hold numbers only, and rest or are cut off", arguments: Seed.first(200))
  func numbers(seed: Seed) throws {
    var numbers = seed.numbers
    let scenario = try numbers.nextExtremeScenario()
    let recording =
      numbers.once(in: 3)
      ? scenario.replay(
        releasedAt: Vector(x: numbers.next(in: -1e6...1e6), y: numbers.pick([0, 1e6])),
        reading: Vector(x: numbers.pick([0.3, -1e3, 1e6]), y: numbers.next(in: -3...3)))
      : scenario.replay(try numbers.nextExtremeGesture())
    #expect(recording.isTruncated || recording.phases.last == .idle)
    for frame in 0..<recording.count {
      let shown = recording[frame]
      let sum = shown.offset + shown.modelOffset + shown.velocity + shown.target
      #expect((sum.x + sum.y).isFinite)
    }
    #expect(recording.cells.allSatisfy { ($0.center.x + $0.center.y + $0.transform.a).isFinite })
  }

  @Test("a flight at the slowest decay and the highest speed")
  func farFlight() throws {
    var scenario = headerCarousel()
    scenario.traits.decelerationRate = .exact(try Decay(factor: 1.0.nextDown))
    let recording = scenario.replay(releasedAt: .zero, reading: Vector(x: 1e6, y: 0))
    #expect(recording.releases[0].proposed.x == 3195)  // 3570 of content − 375
  }

  @Test("a page turn in a frame of a month")
  func longFrame() throws {
    var scenario = headerCarousel()
    scenario.traits.isPagingEnabled = true
    scenario.clock = try FrameClock(times: [0, 2_592_000_000_000_000])
    let recording = scenario.replay(releasedAt: Vector(x: 200, y: 0), reading: .zero)
    #expect(recording.offsets.last?.x == 375 && !recording.isTruncated)
  }

  @Test("frame times further apart than 64 bits tell are no clock")
  func farTimes() {
    #expect(throws: FrameClockError.self) { try FrameClock(times: [.min, .max]) }
  }

  @Test("a start far outside counts as the limit, to the view and to the rule")
  func farStart() throws {
    var scenario = headerCarousel(header: 200, rule: try ReleaseRule(.headerAwarePage))
    scenario.start = Vector(x: 1e9, y: 0)
    let gesture = try Gesture(name: "back", samples: swipe([-0.5, -1, -1, -1, -1]))
    let recording = scenario.replay(gesture)
    #expect(recording.offsets[0].x == 3395)  // 3770 of content − 375
    #expect((recording.offsets.last?.x ?? 0) < 3395 - 300)
  }

  @Test("an offset that is no number is not written")
  func strangeWrites() {
    var view = plainView()
    view.write(contentOffset: Vector(x: .nan, y: .infinity))
    #expect(view.contentOffset == plainView().contentOffset)
    view.animateContentOffset(to: Vector(x: -.infinity, y: .nan))
    #expect(view.isAtRest)
    view.write(contentOffset: Vector(x: 1e300, y: 0))
    #expect(view.contentOffset.x == 1e300)
  }
}

extension SplitMix64 {
  fileprivate mutating func nextExtremeScenario() throws -> Scenario {
    var scenario = Scenario(
      name: "extreme", viewport: Extent(width: nextSide(), height: nextSide()),
      layout: FlowLayout(
        scrollDirection: pick(Axis.allCases),
        sections: (0..<next(below: 4)).map { _ in nextExtremeSection() }))
    scenario.grid = try PixelGrid(scale: pick([1, 3, 16]))
    let factor = pick([0.999999, 0.01, 1e-300, 1.0.nextDown])
    scenario.traits.decelerationRate = pick([.normal, .exact(try Decay(factor: factor))])
    scenario.traits.bounces = !once(in: 4)
    scenario.traits.alwaysBounceVertical = once(in: 2)
    scenario.traits.isPagingEnabled = once(in: 3)
    scenario.traits.contentInset = Insets(
      top: nextSigned(), left: nextSigned(), bottom: nextSigned(), right: nextSigned())
    scenario.effects = pick([
      [], [.scale(minimum: 0, reach: 1e-6), .sticky(nextElements())], [.scale(minimum: 1)],
    ])
    scenario.rule = try ReleaseRule(
      pick([nextRule(), .indexInDelegate(pitch: 1e-6), .pageOnDisplacement(threshold: 1e-6)]))
    scenario.remedy = pick([
      .none, .setContentOffset,
      .spring(
        SpringRemedy(duration: 10_000, dampingRatio: 0.01, velocity: .distancesPerSecond)),
    ])
    scenario.start = Vector(x: pick([0, 1e9, -1e9]), y: pick([0, 1e9, -1e9]))
    scenario.clock = try nextClock()
    scenario.delivery = pick(TouchDelivery.allCases)
    if once(in: 3) { scenario.changes = nextChanges(1...2000) }
    return scenario
  }

  private mutating func nextSide() -> Double { pick([1, 2.5, 375, 1024, 1025, 99_999.7, 1e5]) }

  private mutating func nextSigned() -> Double { pick([0, 0, 20, -1e6, 1e6, 1e-9, -77]) }

  private mutating func nextLength() -> Double {
    pick([0, 1e-300, 0.1, 1e6, 375, 120, next(in: 10...800)])
  }

  private mutating func nextExtremeSection() -> FlowSection {
    let size = Extent(width: nextLength(), height: nextLength())
    var section = FlowSection(items: .fixed(size, count: pick([0, 1, 7, 30])))
    if once(in: 3) {
      section.items = .each(
        (0..<next(below: 30)).map { _ in Extent(width: nextLength(), height: nextLength()) })
    }
    section.minimumLineSpacing = nextSigned()
    section.minimumInteritemSpacing = nextSigned()
    section.sectionInset = Insets(left: nextSigned(), bottom: nextSigned())
    section.headerReferenceSize = Extent(width: nextLength(), height: nextLength())
    return section
  }

  private mutating func nextClock() throws -> FrameClock {
    switch next(below: 3) {
    case 0: return try FrameClock(hertz: pick([1, 60, 1000, 999.9]))
    case 1:
      return try FrameClock(hertz: 60, dropping: Array(1...30) + [next(below: 100) + 40])
    default:
      var time: Int64 = 4_000_000_000_000_000
      return try FrameClock(
        times: (0..<300).map { _ in
          time += pick([1, 16_666_667, 16_666_667, 8_000_000, 3_000_000_000])
          return time
        })
    }
  }

  fileprivate mutating func nextExtremeGesture() throws -> Gesture {
    var samples: [TouchSample] = []
    var time: Int64 = 0
    for _ in 0..<next(below: 4) {
      samples.append(TouchSample(time: time, phase: .began, position: .zero))
      for _ in 0..<next(below: 30) {
        time += pick([0, 1, 1_000_000, 8_333_333])
        samples.append(
          TouchSample(
            time: time, phase: .moved,
            position: Vector(x: next(in: -1e6...1e6), y: pick([0, -1e6, 1e6]))))
      }
      samples.append(
        TouchSample(time: time, phase: pick([.ended, .cancelled]), position: .zero))
      time += pick([0, 1, 300_000_000])
    }
    return try Gesture(name: "extreme", samples: samples)
  }
}
