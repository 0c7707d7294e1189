import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension SplitMix64 {
  /// A scenario with anything that a file can say.
  mutating func nextScenario() throws -> Scenario {
    var scenario = Scenario(
      name: pick(["carousel", "", "é \"\\\n\t\u{1}", "🎠"]), viewport: nextExtent(1...2000),
      layout: nextLayout())
    if nextBool() { scenario.grid = try PixelGrid(scale: pick([1, 2, 3, 16])) }
    if nextBool() { scenario.traits = try nextTraits() }
    if nextBool() { scenario.effects = try nextEffects() }
    if nextBool() { scenario.rule = try nextRule() }
    if nextBool() { scenario.remedy = nextRemedy() }
    if nextBool() { scenario.start = nextVector(-1e6...1e6) }
    if nextBool() { scenario.clock = try nextClock() }
    if nextBool() { scenario.delivery = .individually }
    if nextBool() { scenario.changes = nextChanges() }
    if nextBool() { scenario.constants = nextConstants() }
    return scenario
  }

  mutating func nextVector(_ range: ClosedRange<Double>) -> Vector {
    Vector(x: next(in: range), y: next(in: range))
  }

  mutating func nextExtent(_ range: ClosedRange<Double>) -> Extent {
    Extent(width: next(in: range), height: next(in: range))
  }

  mutating func nextInsets() -> Insets {
    Insets(
      top: next(in: -9...99), left: next(in: 0...9), bottom: nextBool() ? 0 : next(in: 0...9),
      right: nextBool() ? 0 : next(in: -1e6...1e6))
  }

  mutating func nextTraits() throws -> ScrollTraits {
    var traits = ScrollTraits()
    let factor = pick([0.5, 0.9985, 0.25])
    traits.decelerationRate = pick([.normal, .fast, .exact(try Decay(factor: factor))])
    traits.bounces = nextBool()
    traits.alwaysBounceHorizontal = nextBool()
    traits.alwaysBounceVertical = nextBool()
    traits.isPagingEnabled = nextBool()
    traits.isDirectionalLockEnabled = nextBool()
    traits.isScrollEnabled = nextBool()
    if nextBool() { traits.contentInset = nextInsets() }
    return traits
  }

  private mutating func nextLayout() -> FlowLayout {
    FlowLayout(
      scrollDirection: pick(Axis.allCases),
      sections: (0..<next(below: 4)).map { _ in nextSection() })
  }

  private mutating func nextSection() -> FlowSection {
    let count = next(below: 12)
    var section = FlowSection(items: .fixed(nextExtent(0...500), count: count))
    if nextBool() { section.items = .each((0..<count).map { _ in nextExtent(0...500) }) }
    if nextBool() { section.minimumLineSpacing = next(in: -100...100) }
    if nextBool() { section.minimumInteritemSpacing = next(in: -100...100) }
    if nextBool() { section.sectionInset = nextInsets() }
    if nextBool() { section.headerReferenceSize = nextExtent(0...300) }
    if nextBool() { section.footerReferenceSize = nextExtent(0...300) }
    return section
  }

  private mutating func nextEffects() throws -> [CellEffect] {
    (0..<next(below: 3)).map { _ in
      switch next(below: 3) {
      case 0: .scale(minimum: nextUnit())
      case 1: .scale(minimum: 0.7, reach: next(in: 1...900))
      default: .sticky(nextElements())
      }
    }
  }

  private mutating func nextElements() -> [ElementID] {
    (0..<next(below: 3)).map { _ in
      ElementID(pick(ElementKind.allCases), section: next(below: 9), item: next(below: 9))
    }
  }

  mutating func nextRule() throws -> ReleaseRule {
    let kinds: [ReleaseRule.Kind] = [
      .none, .indexInDelegate(), .indexInDelegate(pitch: next(in: 1...500)),
      .statefulPage(pitch: pick(PagePitch.allCases)), .nearestCentre(),
      .nearestCentre(anchor: nextUnit()), .headerAwarePage,
      .pageOnDisplacement(threshold: next(in: 1...300)), .pageOnSwipe,
    ]
    return try ReleaseRule(pick(kinds), site: pick([nil, .layout, .delegate]))
  }

  private mutating func nextRemedy() -> Remedy {
    guard nextBool() else { return pick(Remedy.all) }
    return .spring(
      SpringRemedy(
        duration: next(in: 10...10_000), dampingRatio: next(in: 0.01...1),
        velocity: pick(SpringRemedy.Velocity.allCases)))
  }

  private mutating func nextClock() throws -> FrameClock {
    guard nextBool() else {
      var refresh = 0
      let dropped = (0..<next(below: 5)).map { _ in
        refresh += 1 + next(below: 9)
        return refresh
      }
      return try FrameClock(hertz: next(in: 1...1000), dropping: dropped)
    }
    var time: Int64 = Int64(next(below: 1_000_000_000))
    return try FrameClock(
      times: (0..<(2 + next(below: 9))).map { _ in
        time += Int64(1 + next(below: 20_000_000))
        return time
      })
  }

  private mutating func nextChanges() -> [ScenarioChange] {
    var time: Int64 = 0
    return (0..<next(below: 4)).map { _ in
      time += Int64(next(below: 2_000_000_000))
      return ScenarioChange(
        at: time,
        nextBool() ? .viewport(nextExtent(1...1000)) : .stickyElements(nextElements()))
    }
  }

  private mutating func nextConstants() -> ScrollConstants {
    var constants = ScrollConstants.uikit
    if nextBool() { constants.normalRate = next(in: 0.5...0.99) }
    if nextBool() { constants.gateSpeed = next(in: 0...1) }
    if nextBool() { constants.streakStart = 1 + next(below: 9) }
    if nextBool() { constants.springFirstGuess = next(in: 1...9) }
    return constants
  }
}
