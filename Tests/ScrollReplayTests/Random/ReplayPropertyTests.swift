import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// What holds of every replay, whatever the layout, the rule, the remedy and the finger.
@Suite("Every replay")
struct ReplayPropertyTests {
  @Test("comes to rest between its limits, rotations or not", arguments: Seed.smoke)
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

  @Test("ends each deceleration once", arguments: Seed.smoke)
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

  @Test("shows what a fresh search at each frame's bounds finds", arguments: Seed.smoke)
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

  @Test("is the same from any moment that it is taken back to", arguments: Seed.smoke)
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

  @Test("does not care how touches are delivered that come one a frame", arguments: Seed.smoke)
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

  @Test("leaves the axis alone that cannot scroll", arguments: Seed.smoke)
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

  @Test("of a plain flight rests within two pixels at every rate", arguments: Seed.smoke)
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
