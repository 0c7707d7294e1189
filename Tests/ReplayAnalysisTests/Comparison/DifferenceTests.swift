import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording difference")
struct DifferenceTests {
  @Test("equal recordings do not differ, whatever they are called")
  func equal() throws {
    let scenario = try headerCarousel(rule: .nearestCentre())
    var other = scenario.release(40, 0.4)
    other.header.scenario = "another name"
    #expect(scenario.release(40, 0.4).difference(from: other) == nil)
  }

  @Test("names the first frame, the field and by how much")
  func offset() {
    let here = MadeMotion(offsets: [0, 5, 8, 9, 9], velocity: 0.3, target: 9).recording
    let there = MadeMotion(offsets: [0, 5, 8.25, 9, 9], velocity: 0.3, target: 9).recording
    let found = here.difference(from: there)
    #expect(found?.frame == 2 && found?.field == .offset && found?.component == "x")
    #expect(found?.expected == .number(8.25) && found?.actual == .number(8))
    #expect(found?.amount == 0.25 && found?.element == nil)
    // The velocity column follows from the offsets, and so does what it may differ by.
    #expect(here.difference(from: there, tolerance: RecordingTolerance(points: 0.25)) == nil)
    #expect(here.difference(from: there, tolerance: RecordingTolerance(points: 0.24))?.frame == 2)
  }

  @Test("names the cell that differs")
  func cell() {
    func recording(_ scale: Double) -> Recording {
      MadeCells(frames: [[MadeCells.cell()], [MadeCells.cell(0), MadeCells.cell(7, scale: scale)]])
        .recording
    }
    let found = recording(1).difference(from: recording(0.75))
    #expect(found?.frame == 1 && found?.field == .transform && found?.amount == 0.25)
    #expect(found?.element == .cell(section: 0, item: 7))
    #expect(found?.look?.scale == 0.25 && found?.look?.degrees == 0 && found?.look?.points == 0)
  }

  @Test("names what is missing: a cell, then frames")
  func missing() {
    let whole = MadeCells(frames: [[MadeCells.cell(0), MadeCells.cell(1)], []]).recording
    let fewer = MadeCells(frames: [[MadeCells.cell(0)], []]).recording
    let found = whole.difference(from: fewer)
    #expect(found?.frame == 0 && found?.field == .elements && found?.amount == 1)
    #expect(found?.element == .cell(section: 0, item: 1))
    #expect(found?.expected == .missing && found?.actual == .element(.cell(section: 0, item: 1)))
    let shorter = MadeCells(frames: [[MadeCells.cell(0), MadeCells.cell(1)]]).recording
    let short = whole.difference(from: shorter)
    #expect(short?.frame == 1 && short?.field == .frameCount && short?.amount == 1)
    #expect(short?.expected == .number(1) && short?.actual == .number(2))
  }

  @Test("a phase differs under any tolerance")
  func phase() {
    let here = MadeMotion(offsets: [0, 5, 5], target: 5).recording
    let there = MadeMotion(offsets: [0, 5, 5], target: 5, phase: .paging).recording
    let loose = RecordingTolerance(points: 1e9)
    #expect(here.difference(from: there, tolerance: loose)?.field == .phase)
  }
}
