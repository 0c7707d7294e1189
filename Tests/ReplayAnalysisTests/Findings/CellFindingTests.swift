import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// What one cell looks like from frame to frame while the content goes on by 5 pt a frame.
struct LookCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let cells: [LayoutAttributes?]
  let isFlicker: Bool

  init(_ name: String, flicker isFlicker: Bool, _ cells: [LayoutAttributes?]) {
    testDescription = name
    self.isFlicker = isFlicker
    self.cells = cells
  }

  static let all = [
    LookCase(
      "a scale that falls evenly", flicker: false,
      (0..<10).map { MadeCells.cell(scale: 1 - 0.04 * Double($0)) }),
    LookCase(
      "a scale that jumps by the allowance", flicker: false,
      (0..<10).map { MadeCells.cell(scale: $0 < 5 ? 1 : 0.951) }),
    LookCase(
      "a scale that jumps by more", flicker: true,
      (0..<10).map { MadeCells.cell(scale: $0 < 5 ? 1 : 0.949) }),
    LookCase(
      "an alpha that goes out", flicker: true,
      (0..<10).map { MadeCells.cell(alpha: $0 < 5 ? 1 : 0.2) }),
    LookCase(
      "a scale that peaks once", flicker: false,
      [0.7, 0.8, 0.9, 1, 0.9, 0.8, 0.7].map { MadeCells.cell(scale: $0) }),
    LookCase(
      "a scale that alternates", flicker: true,
      [1, 0.96, 1, 0.96, 1, 0.96].map { MadeCells.cell(scale: $0) }),
    LookCase(
      "a z-index that rises once", flicker: false,
      [0, 0, 1, 1, 1, 0].map { MadeCells.cell(zIndex: $0) }),
    LookCase(
      "a z-index that alternates", flicker: true,
      [0, 1, 0, 1, 1, 1].map { MadeCells.cell(zIndex: $0) }),
    LookCase(
      "a cell that blinks", flicker: true,
      (0..<6).map { $0 == 3 ? nil : MadeCells.cell() }),
    LookCase(
      "a cell that leaves at the edge", flicker: false,
      (0..<6).map { $0 < 5 ? MadeCells.cell(at: -18) : nil }),
    LookCase(
      "a cell that leaves too soon", flicker: true,
      (0..<6).map { $0 < 5 ? MadeCells.cell(at: -5) : nil }),
    // In the frame before, 3 points of it would be in sight if it had stood still: it came from farther out.
    LookCase(
      "a cell that comes against the scroll", flicker: false,
      (0..<10).map { $0 < 4 ? nil : MadeCells.cell(at: LookCase.against($0)) }),
    LookCase(
      "a cell that comes against the scroll, and too late", flicker: true,
      (0..<10).map { $0 < 6 ? nil : MadeCells.cell(at: LookCase.against($0)) }),
    LookCase(
      "a cell that has faded when it is gone", flicker: false,
      (0..<8).map { $0 < 5 ? MadeCells.cell(alpha: 1 - 0.2 * Double($0)) : nil }),
    LookCase(
      "a cell that is gone while it fades", flicker: true,
      (0..<8).map { $0 < 5 ? MadeCells.cell(alpha: 1 - 0.1 * Double($0)) : nil }),
  ]

  /// The middle of a cell of 80 points that is `8 · (frame − 3)` points past the view's trailing edge.
  private static func against(_ frame: Int) -> Double {
    5 * Double(frame) + 340 - 8 * Double(frame - 3)
  }
}

@Suite("Cell flicker and bad attributes")
struct CellFindingTests {
  @Test("tells flicker from honest change", arguments: LookCase.all)
  func looks(_ look: LookCase) {
    let recording = MadeCells(frames: look.cells.map { $0.map { [$0] } ?? [] }).recording
    #expect(recording.kinds == (look.isFlicker ? [.cellFlicker] : []))
  }

  @Test("finds a look that follows a frame late, and none that follows at once", arguments: [0, 1])
  func lag(frames: Int) {
    // Uneven steps, as fingers make them; the scale depends on the offset `frames` frames ago.
    let steps: [Double] = [4, 7, 3, 6, 2, 8, 5, 3, 7, 4, 2, 6]
    var offsets = [0.0]
    for step in steps { offsets.append((offsets.last ?? 0) + step) }
    var recording = Recording(header: MadeMotion(offsets: []).recordingHeader)
    for (frame, offset) in offsets.enumerated() {
      let at = Vector(x: offset, y: 0)
      recording.append(
        RecordedFrame(
          time: Int64(frame) * 16_666_667, phase: .dragging, offset: at, modelOffset: at,
          velocity: .zero, target: at, events: .layoutPass))
      let seen = offsets[max(0, frame - frames)]
      recording.append(MadeCells.cell(scale: 1 - 0.003 * seen))
      recording.endFrame()
    }
    #expect(recording.kinds == (frames == 1 ? [.cellFlicker] : []))
    if frames == 1 {
      #expect(recording.findings().first?.cause.contains("one frame late") == true)
    }
  }

  @Test("finds the appended copy of a sticky cell, as published")
  func sticky() throws {
    let viewport = Extent(width: 320, height: 480)
    var scenario = Scenario(
      name: "sticky", viewport: viewport, layout: .seededColumn(seed: 1, width: 320))
    scenario.effects = [.sticky([.cell(section: 0, item: 2)])]
    let recording = scenario.replay(releasedAt: .zero, reading: Vector(x: 0, y: 1))
    let twice = try #require(recording.only(.cellFlicker).first)
    #expect(recording.kinds == [.cellFlicker])
    #expect(twice.cells == [.cell(section: 0, item: 2)])
    #expect(twice.cause.contains("cell [0, 2] appears twice"))
    #expect(twice.isFlap)
    let frames = recording.count
    #expect(
      (0..<frames).filter { frame in
        recording.cells(in: frame).filter { $0.element == .cell(section: 0, item: 2) }.count == 2
      } == Array(twice.frames))
  }

  @Test("is silent about a carousel that scales its cells", arguments: [0.3, 1, 4, -4])
  func scaleCarousel(velocity: Double) {
    let viewport = Extent(width: 390, height: 300)
    var scenario = Scenario(
      name: "scale", viewport: viewport, layout: .scaleCarousel(viewport: viewport, itemCount: 40))
    scenario.effects = [.scale(minimum: 0.7)]
    scenario.start = Vector(x: 4000, y: 0)
    #expect(scenario.release(0, velocity).findings().isEmpty)
  }

  @Test("tells that a view animation shows a scaled cell's end at once")
  func animatedScale() throws {
    let viewport = Extent(width: 390, height: 300)
    var scenario = Scenario(
      name: "scale", viewport: viewport, layout: .scaleCarousel(viewport: viewport, itemCount: 40))
    scenario.effects = [.scale(minimum: 0.7)]
    scenario.start = Vector(x: 2565, y: 0)
    scenario.rule = try ReleaseRule(.nearestCentre())
    scenario.remedy = .spring(SpringRemedy(velocity: .distancesPerSecond))
    let gesture = try Gesture(
      name: "gentle", samples: swipe([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]))
    let jump = try #require(scenario.replay(gesture).only(.cellFlicker).first)
    #expect(jump.cause.contains("its attributes are made for contentOffset 2565"))
  }

  @Test("finds attributes that change without a layout pass")
  func silentChange() {
    let moved = (0..<6).map { MadeCells.cell(at: $0 < 3 ? 150 : 160) }
    var made = MadeCells(frames: moved.map { [$0] })
    #expect(made.recording.findings().isEmpty)
    // Only the first frame tells a layout pass.
    made.events = []
    #expect(made.recording.findings().isEmpty, "a recording that tells none is not judged")
    var recording = MadeCells(frames: [[moved[0]]]).recording
    for (frame, cell) in moved.enumerated().dropFirst() {
      let at = Vector(x: 5 * Double(frame), y: 0)
      recording.append(
        RecordedFrame(
          time: Int64(frame) * 16_666_667, phase: .dragging, offset: at, modelOffset: at,
          velocity: .zero, target: at, events: .didScroll))
      recording.append(cell)
      recording.endFrame()
    }
    #expect(recording.kinds == [.badAttributes])
    #expect(recording.findings().first?.frames == 2...3)
  }

  @Test(
    "tells each fault that a layout was caught at, once for frames in a row",
    arguments: LayoutFault.Kind.allCases)
  func faults(kind: LayoutFault.Kind) {
    var recording = MadeCells(frames: Array(repeating: [MadeCells.cell()], count: 9)).recording
    let cell = ElementID.cell(section: 0, item: 0)
    recording.faults = [2, 3, 4, 7].map {
      LayoutFault(frame: $0, kind: kind, element: cell, distance: Double($0))
    }
    let findings = recording.findings()
    #expect(findings.map(\.kind) == [.badAttributes, .badAttributes])
    #expect(findings.map(\.frames) == [2...4, 7...7])
    #expect(findings.map(\.magnitude) == [4, 7])
    #expect(findings.allSatisfy { $0.cells == [cell] && !$0.cause.isEmpty && !$0.rule.isEmpty })
  }

  @Test(
    "finds an answer that is no number, and one out of range", arguments: [.infinity, .nan, 1e9])
  func answers(answer: Double) {
    let hooked = HookedView(
      view: SimulatedScrollView(
        boundsSize: Extent(width: 300, height: 300), contentSize: Extent(width: 900, height: 300))
    ) { event, view in
      if event == .willEndDragging { view.targetContentOffset.x = answer }
    }
    let recording = hooked.release(at: 100, reading: 1)
    let finding = recording.only(.badAttributes).first
    #expect(finding?.cause.contains(answer == 1e9 ? "offsets go from 0 to 600" : "NaN") == true)
  }

  @Test("names the header that a shifted page answers before the content")
  func pageZero() throws {
    let scenario = try headerCarousel(header: 200, footer: 300, rule: .headerAwarePage)
    let recording = scenario.starting(at: 200).release(-60, -0.5)
    #expect(recording.offsets.last?.x == 0)
    #expect(
      recording.only(.badAttributes).first?.cause
        == "the hook answered -155, and offsets go from 0 to 3695: the view heads for 0")
  }
}

extension MadeMotion {
  var recordingHeader: RecordingHeader { header.header }
}
