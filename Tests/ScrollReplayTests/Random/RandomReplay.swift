import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Scenarios and swipes as people have them, at random; whole lengths, so that mirrored ones lie on pixels too.
extension SplitMix64 {
  mutating func nextScenario() throws -> Scenario {
    let size = Extent(width: nextWhole(300...800), height: nextWhole(300...900))
    let sections = (0..<(1 + next(below: 3))).map { _ in nextSection(in: size) }
    var scenario = Scenario(
      name: "random", viewport: size,
      layout: FlowLayout(scrollDirection: pick(Axis.allCases), sections: sections))
    scenario.grid = try PixelGrid(scale: pick([1, 2, 3]))
    scenario.traits.decelerationRate = pick([.normal, .fast])
    scenario.traits.bounces = !once(in: 5)
    scenario.traits.alwaysBounceHorizontal = once(in: 6)
    scenario.traits.alwaysBounceVertical = once(in: 6)
    scenario.traits.isPagingEnabled = once(in: 4)
    if once(in: 4) { scenario.traits.contentInset = nextInsets() }
    if once(in: 2) { scenario.effects = [pick([.scale(minimum: 0.7), .sticky(nextElements())])] }
    scenario.rule = try ReleaseRule(nextRule(), site: pick([nil, .layout, .delegate]))
    scenario.remedy = pick([.none, .none, pick(Remedy.all)])
    scenario.start = Vector(x: nextWhole(0...3000), y: nextWhole(0...3000))
    scenario.clock = try FrameClock(hertz: pick([60, 80, 90, 120, 240]))
    scenario.delivery = pick(TouchDelivery.allCases)
    if once(in: 3) { scenario.changes = nextChanges(300...900) }
    return scenario
  }

  private mutating func nextSection(in view: Extent) -> FlowSection {
    func size(_ numbers: inout SplitMix64) -> Extent {
      numbers.once(in: 2)
        ? Extent(
          width: view.width - numbers.nextWhole(0...150),
          height: view.height - numbers.nextWhole(0...150))
        : Extent(width: numbers.nextWhole(20...300), height: numbers.nextWhole(20...300))
    }
    let count = next(below: 40)
    var section = FlowSection(items: .fixed(size(&self), count: count))
    if once(in: 3) { section.items = .each((0..<count).map { _ in size(&self) }) }
    section.minimumLineSpacing = pick([0, 10, 20, -30])
    section.minimumInteritemSpacing = pick([0, 1, 20])
    if once(in: 2) { section.sectionInset = nextInsets() }
    if once(in: 3) { section.headerReferenceSize = size(&self) }
    if once(in: 3) { section.footerReferenceSize = size(&self) }
    return section
  }

  mutating func nextInsets() -> Insets {
    Insets(
      top: nextWhole(0...60), left: nextWhole(0...60), bottom: nextWhole(0...60),
      right: nextWhole(0...60))
  }

  mutating func nextElements() -> [ElementID] {
    (0..<next(below: 4)).map { _ in
      ElementID(
        pick(ElementKind.allCases), section: pick([0, 1, 1_000_000]),
        item: pick([0, 3, 1_000_000]))
    }
  }

  mutating func nextRule() -> ReleaseRule.Kind {
    pick([
      .none, .indexInDelegate(), .statefulPage(pitch: .lineSpacing), .nearestCentre(),
      .nearestCentre(anchor: 0.3), .headerAwarePage, .pageOnDisplacement(threshold: 60),
      .pageOnSwipe,
    ])
  }

  mutating func nextChanges(_ sides: ClosedRange<Int>) -> [ScenarioChange] {
    var time: Int64 = 0
    return (0..<(1 + next(below: 3))).map { _ in
      time += Int64(next(below: 900_000_000))
      return ScenarioChange(
        at: time,
        once(in: 4)
          ? .stickyElements(nextElements())
          : .viewport(Extent(width: nextWhole(sides), height: nextWhole(sides))))
    }
  }

  /// A swipe or several, mostly along one axis.
  mutating func nextGesture() throws -> Gesture {
    var samples: [TouchSample] = []
    var time = Int64(next(below: 50_000_000))
    for _ in 0..<(1 + next(below: 4)) {
      var position = Vector(x: next(in: 100...300), y: next(in: 200...600))
      func add(_ phase: TouchPhase) {
        samples.append(TouchSample(time: time, phase: phase, position: position))
      }
      add(.began)
      let interval: Int64 = pick([8_333_333, 16_666_667])
      var velocity = Vector(x: next(in: -3...3), y: next(in: -3...3))
      velocity[pick(Axis.allCases)] *= 0.02
      let growth = pick([1, 0.9, 0.8, 1.05])
      for _ in 0..<next(below: 30) {
        time += interval
        position = position + (Double(interval) / 1e6) * velocity
        velocity = (once(in: 50) ? -growth : growth) * velocity
        add(.moved)
      }
      time += pick([0, interval, 2 * interval, 200_000_000])
      add(.ended)
      time += pick([10_000_000, 120_000_000, 300_000_000, 1_500_000_000])
    }
    return try Gesture(name: "random", samples: samples)
  }
}
