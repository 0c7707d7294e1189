import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension SplitMix64 {
  /// A replay of a swipe through a carousel with any rule, effect and change.
  mutating func nextRecording() throws -> Recording {
    let viewport = Extent(width: 375, height: 300)
    var section = FlowSection(
      items: .fixed(Extent(width: next(in: 100...335), height: 280), count: 1 + next(below: 12)))
    section.minimumLineSpacing = next(in: 0...40)
    section.headerReferenceSize = Extent(width: pick([0, 200]), height: 0)
    var scenario = Scenario(
      name: "random", viewport: viewport,
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.traits = try nextTraits()
    scenario.traits.isScrollEnabled = true
    scenario.rule = try nextRule()
    scenario.remedy = pick(Remedy.all)
    scenario.effects = [
      .scale(minimum: nextUnit()), .sticky([.cell(section: 0, item: 0), .header(section: 0)]),
    ]
    scenario.start = nextVector(0...500)
    scenario.clock = try FrameClock(hertz: pick([60, 80, 120]), dropping: pick([[], [3, 4, 9]]))
    if nextBool() {
      scenario.changes = [
        ScenarioChange(at: 50_000_000, .viewport(Extent(width: 300, height: 375)))
      ]
    }
    let recording = scenario.replay(try nextSwipe())
    return nextBool() ? recording : withFaults(recording)
  }

  /// The same frames as an app's own layout might have given them: kinds with names, cells turned in space, faults.
  private mutating func withFaults(_ recording: Recording) -> Recording {
    var made = Recording(header: recording.header)
    made.header.elementNames = ["badge", "line \"2\""]
    made.releases = recording.releases
    made.boundsChanges = recording.boundsChanges
    made.isTruncated = recording.isTruncated
    for frame in 0..<recording.count {
      made.append(recording[frame])
      for var cell in recording.cells(in: frame) {
        if nextBool() {
          cell.element.kind = pick([.supplementary, .decoration])
          cell.element.name = UInt8(next(below: 2))
        }
        let row = SIMD4<Double>(nextUnit(), 0, -nextUnit(), 1e-3)
        if nextBool() {
          made.append(cell, Transform3D(row, row, row, row))
        } else {
          made.append(cell)
        }
      }
      made.endFrame()
      if nextBool() {
        made.faults.append(
          LayoutFault(
            frame: frame, kind: pick(LayoutFault.Kind.allCases),
            element: nextBool() ? nil : .cell(section: 0, item: frame), distance: nextUnit()))
      }
    }
    return made
  }

  /// A swipe along x.
  mutating func nextSwipe() throws -> Gesture {
    let velocity = next(in: -3...3)
    var samples: [TouchSample] = []
    let count = 3 + next(below: 12)
    for index in 0...count {
      let time = Int64(index) * 8_333_333 + Int64(next(below: 500_000))
      let phase: TouchPhase = index == 0 ? .began : index == count ? .ended : .moved
      samples.append(
        TouchSample(
          time: time, phase: phase,
          position: Vector(x: 200 + velocity * Double(time) / 1e6, y: 100 + nextUnit())))
    }
    return try Gesture(name: "swipe", samples: samples)
  }
}
