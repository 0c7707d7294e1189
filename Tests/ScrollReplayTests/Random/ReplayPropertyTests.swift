import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// What holds of every replay, whatever the layout, the rule, the remedy and the finger.
@Suite("Every replay")
struct ReplayPropertyTests {
  @Test("comes to rest between its limits, rotations or not", arguments: Seed.first(200))
  func range(seed: Seed) throws {
    var numbers = seed.numbers
    var runner = TimelineRunner(try numbers.nextScenario(), try numbers.nextGesture())
    runner.finish()
    #expect(!runner.recording.isTruncated)
    let rest = try #require(runner.recording.offsets.last)
    for axis in Axis.allCases {
      #expect(!runner.view.limits(axis).isOutside(rest[axis]))
      #expect(runner.scenario.grid.round(rest[axis]) == rest[axis])
    }
    #expect(runner.recording.modelOffsets.last == rest)
  }

  @Test("ends each deceleration once", arguments: Seed.first(200))
  func end(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextScenario().replay(try numbers.nextGesture())
    var begun = 0
    for events in recording.events {
      if events.contains(.willBeginDecelerating) { begun += 1 }
      // One more end than beginning: a tap past a limit lets go of the content there.
      if events.contains(.didEndDecelerating) { begun -= 1 }
      #expect(begun <= 1)
    }
    #expect(begun <= 0)
  }

  @Test("shows what a fresh search at each frame's bounds finds", arguments: Seed.first(200))
  func steadyCells(seed: Seed) throws {
    var numbers = seed.numbers
    let scenario = try numbers.nextScenario()
    let recording = scenario.replay(try numbers.nextGesture())
    var layout = FreshLayout(scenario)
    for frame in 0..<recording.count {
      layout.follow(recording, to: frame)
      guard frame == 0 || recording.events[frame].contains(.layoutPass) else {
        #expect(recording.cells(in: frame) == recording.cells(in: frame - 1))
        continue
      }
      #expect(Array(recording.cells(in: frame)) == layout.elements(recording, frame))
    }
  }

  @Test("is the same from any moment that it is taken back to", arguments: Seed.first(200))
  func seek(seed: Seed) throws {
    var numbers = seed.numbers
    var runner = TimelineRunner(try numbers.nextScenario(), try numbers.nextGesture())
    runner.finish()
    let whole = runner.recording
    for _ in 0..<4 {
      let frame = numbers.next(below: whole.count)
      runner.seek(to: frame)
      #expect(runner.recording.count == frame + 1 && runner.recording[frame] == whole[frame])
    }
    runner.seek(to: .max)
    #expect(runner.recording == whole)
  }

  @Test("does not care how touches are delivered that come one a frame", arguments: Seed.first(200))
  func delivery(seed: Seed) throws {
    var numbers = seed.numbers
    var scenario = try numbers.nextScenario()
    let gesture = try numbers.nextGesture()
    scenario.clock = try FrameClock(hertz: 240)
    scenario.delivery = .oncePerFrame
    let together = scenario.replay(gesture)
    scenario.delivery = .individually
    #expect(scenario.replay(gesture) == together)
  }

  @Test("leaves the axis alone that cannot scroll", arguments: Seed.first(200))
  func otherAxis(seed: Seed) throws {
    var numbers = seed.numbers
    var scenario = try numbers.nextScenario()
    scenario.traits.alwaysBounceHorizontal = false
    scenario.traits.alwaysBounceVertical = false
    scenario.traits.contentInset = .zero
    scenario.changes = []
    let across = scenario.layout.scrollDirection.other
    let recording = scenario.replay(try numbers.nextGesture())
    #expect(recording.offsets.allSatisfy { $0[across] == 0 })
  }

  /// But for halves of a pixel, which go up on both sides of the mirror.
  @Test("mirrors, its layout and its finger mirrored", arguments: Seed.first(200))
  func mirror(seed: Seed) throws {
    var numbers = seed.numbers
    let (scenario, mirrored, distance) = try numbers.nextMirroredScenarios()
    let gesture = try numbers.nextGesture()
    let recording = scenario.replay(gesture)
    let other = mirrored.replay(gesture.mirrored())
    #expect(recording.count == other.count && recording.phases == other.phases)
    for (offset, otherOffset) in zip(recording.offsets, other.offsets) {
      #expect((offset.x + otherOffset.x - distance).magnitude <= scenario.grid.pixel + 1e-9)
    }
  }

  @Test("of a plain flight rests within two pixels at every rate", arguments: Seed.first(200))
  func rates(seed: Seed) throws {
    var numbers = seed.numbers
    var scenario = try numbers.nextScenario()
    scenario.rule = .none
    scenario.remedy = .none
    scenario.changes = []
    scenario.traits.isPagingEnabled = false
    let velocity = Vector(x: numbers.next(in: -3...3), y: numbers.next(in: -3...3))
    var rests: [Vector] = []
    for hertz in [60.0, 80, 120, 240] {
      scenario.clock = try FrameClock(hertz: hertz)
      let start = TimelineRunner(scenario, try Gesture(name: "none", samples: [])).view
      let recording = scenario.replay(releasedAt: start.contentOffset, reading: velocity)
      rests.append(try #require(recording.offsets.last))
    }
    for rest in rests {
      let distance = rest - rests[0]
      let pixels = 2 * scenario.grid.pixel + 1e-9
      #expect(distance.x.magnitude <= pixels && distance.y.magnitude <= pixels)
    }
  }
}

extension SplitMix64 {
  /// A row that is left to UIKit, the same back to front, and what an offset and its mirrored one add up to.
  fileprivate mutating func nextMirroredScenarios() throws -> (Scenario, Scenario, Double) {
    let sizes = (0..<(3 + next(below: 12))).map { _ in
      Extent(width: nextWhole(150...400), height: 300)
    }
    var section = FlowSection(items: .each(sizes), minimumLineSpacing: nextWhole(0...30))
    section.sectionInset = Insets(left: nextWhole(0...40), right: nextWhole(0...40))
    section.headerReferenceSize = Extent(width: pick([0, 200]), height: 0)
    section.footerReferenceSize = Extent(width: pick([0, 300]), height: 0)
    var scenario = Scenario(
      name: "row", viewport: Extent(width: nextWhole(300...400), height: 300),
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.grid = try PixelGrid(scale: pick([1, 2, 3]))
    scenario.traits.bounces = !once(in: 4)
    scenario.traits.decelerationRate = pick([.normal, .fast])
    scenario.traits.contentInset = Insets(left: nextWhole(0...30), right: nextWhole(0...30))
    scenario.clock = try FrameClock(hertz: pick([60, 120]))
    let content = FlowGeometry(scenario.layout, boundsSize: scenario.viewport).contentSize
    let distance = content.width - scenario.viewport.width
    scenario.start = Vector(x: nextWhole(0...Int(distance)), y: 0)

    var mirrored = scenario
    section.items = .each(sizes.reversed())
    swap(&section.sectionInset.left, &section.sectionInset.right)
    swap(&section.headerReferenceSize, &section.footerReferenceSize)
    mirrored.layout.sections = [section]
    swap(&mirrored.traits.contentInset.left, &mirrored.traits.contentInset.right)
    mirrored.start.x = distance - scenario.start.x
    return (scenario, mirrored, distance)
  }
}

/// The layout's answers without the runner's memory.
private struct FreshLayout {
  let scenario: Scenario
  var geometry: FlowGeometry
  var effects: [CellEffect]
  private var next = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    effects = scenario.effects
  }

  mutating func follow(_ recording: Recording, to frame: Int) {
    while next < scenario.changes.count, scenario.changes[next].time <= recording.times[frame] {
      switch scenario.changes[next].kind {
      case .viewport(let size): geometry = FlowGeometry(scenario.layout, boundsSize: size)
      case .stickyElements(let elements):
        effects = effects.map { if case .sticky = $0 { .sticky(elements) } else { $0 } }
      }
      next += 1
    }
  }

  func elements(_ recording: Recording, _ frame: Int) -> [LayoutAttributes] {
    let size = recording.boundsSize(in: frame)
    let bounds = Rectangle(origin: recording.modelOffsets[frame], size: size)
    var elements: [LayoutAttributes] = []
    geometry.appendElements(
      in: bounds.union(Rectangle(origin: recording.offsets[frame], size: size)), to: &elements)
    for effect in effects {
      effect.apply(to: &elements, from: 0, bounds: bounds, geometry: geometry)
    }
    return elements
  }
}
