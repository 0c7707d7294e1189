import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// Plain scrolling at random: any finger, display, pixel and dropped frame.
@Suite("Silence on random motion")
struct RandomSilenceTests {
  @Test("free flights, bounces and catches, of cells that scale too", arguments: Seed.first(300))
  func free(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextPlainScenario(isPaging: false)
      .replay(try numbers.nextSwipes())
    #expect(recording.findings().isEmpty)
  }

  /// A release between the gate and a page's speed goes on and then comes back, as UIKit's pages do (PHYSICS §3.1), and a
  /// finger that lifts on the very pixel of its page stops there: both are found, and true.
  @Test("pages, but for those that do not turn", arguments: Seed.first(300))
  func pages(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextPlainScenario(isPaging: true)
      .replay(try numbers.nextSwipes())
    for finding in recording.findings() {
      let isLawful =
        finding.kind == .brake && finding.cause.contains("where it is")
        || finding.kind == .reversal && finding.cause.contains("does not turn the page")
        || finding.kind == .overshoot
      #expect(isLawful, "\(finding)")
    }
  }

  @Test("a look that comes a frame late is found through every corner", arguments: [0.8, 1.5, 3])
  func lateCarousel(speed: Double) throws {
    let viewport = Extent(width: 390, height: 300)
    var scenario = Scenario(
      name: "late", viewport: viewport, layout: .scaleCarousel(viewport: viewport, itemCount: 40))
    scenario.effects = [.scale(minimum: 0.7)]
    let steps = (0..<16).map { speed * [0.4, 1, 1.6, 0.7, 1.3][$0 % 5] }
    let honest = scenario.replay(try Gesture(name: "swipe", samples: swipe(steps)))
    var late = Recording(header: honest.header)
    for frame in 0..<honest.count {
      late.append(honest[frame])
      let before = honest.offsets[max(0, frame - 1)].x + viewport.width / 2
      for cell in honest.cells(in: frame) {
        var cell = cell
        let distance = (cell.center.x - before).magnitude
        let reach = FlowGeometry(scenario.layout, boundsSize: viewport).linePitch
        cell.transform = .scale(1 - 0.3 * min(distance / reach, 1))
        late.append(cell)
      }
      late.endFrame()
    }
    #expect(honest.kinds.isEmpty)
    #expect(late.findings().contains { $0.cause.contains("one frame late") })
  }

  @Test("two frames at one speed are a crawl, two of different speeds are none")
  func slowEnd() {
    // Frames of 25 ms, as a display of 40 Hz has them: two together take as long as a crawl.
    func end(_ speeds: [Double]) -> Recording {
      var offsets = [0.0, 10]
      for speed in speeds { offsets.append((offsets.last ?? 0) + 25 * speed) }
      return MadeMotion(
        offsets: offsets + [offsets[offsets.count - 1]], velocity: 0.4, target: 10.5,
        velocities: [0.4, 0.4] + speeds + [0], durations: offsets.map { _ in 25 } + [25]
      ).recording
    }
    #expect(end([0.016, 0.012]).only(.crawl).isEmpty)
    #expect(!end([0.01, 0.01, 0.01]).only(.crawl).isEmpty)
  }
}

extension SplitMix64 {
  /// A list or a carousel that is left to UIKit.
  fileprivate mutating func nextPlainScenario(isPaging: Bool) throws -> Scenario {
    let axis = pick(Axis.allCases)
    let view = Extent(width: pick([320, 375, 390, 430]), height: 700)
    var item = view
    if !isPaging { item[axis] = nextWhole(60...360) }
    let section = FlowSection(
      items: .fixed(item, count: 5 + next(below: 60)),
      minimumLineSpacing: isPaging ? 0 : nextWhole(0...30))
    var scenario = Scenario(
      name: "plain", viewport: view, layout: FlowLayout(scrollDirection: axis, sections: [section]))
    scenario.grid = try PixelGrid(scale: pick([2, 3]))
    scenario.traits.isPagingEnabled = isPaging
    scenario.traits.decelerationRate = pick([.normal, .fast])
    scenario.traits.bounces = !once(in: 4)
    var refresh = 0
    let drops = (0..<40).map { _ -> Int in
      refresh += 1 + next(below: 12)
      return refresh
    }
    scenario.clock = try FrameClock(
      hertz: pick([60, 80, 90, 120, 240]), dropping: once(in: 2) ? drops : [])
    scenario.delivery = pick(TouchDelivery.allCases)
    scenario.start[axis] = nextWhole(0...3) * view[axis]
    if once(in: 2) { scenario.effects = [.scale(minimum: 0.7, reach: nextWhole(200...500))] }
    return scenario
  }

  /// One to three swipes along both axes at once, of which one scrolls.
  fileprivate mutating func nextSwipes() throws -> Gesture {
    var samples: [TouchSample] = []
    var time: Int64 = 0
    let interval: Int64 = pick([8_333_333, 16_666_667])
    for _ in 0..<(1 + next(below: 3)) {
      var position = Vector(x: 200, y: 350)
      samples.append(TouchSample(time: time, phase: .began, position: position))
      var speed = next(in: -3...3)
      let growth = pick([1, 0.97, 0.9, 1.05])
      for _ in 0..<(3 + next(below: 25)) {
        time += interval
        let step = speed * Double(interval) / 1e6
        position = position + Vector(x: step, y: step)
        speed *= growth
        samples.append(TouchSample(time: time, phase: .moved, position: position))
      }
      time += pick([0, interval, 2 * interval])
      samples.append(TouchSample(time: time, phase: .ended, position: position))
      time += pick([100_000_000, 300_000_000, 1_500_000_000])
    }
    return try Gesture(name: "plain", samples: samples)
  }
}
