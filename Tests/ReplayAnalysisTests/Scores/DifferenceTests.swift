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
    #expect(
      here.difference(from: there)
        == RecordingDifference(frame: 2, field: .offset, element: nil, amount: 0.25))
    #expect(here.difference(from: there, tolerance: 0.25) == nil)
  }

  @Test("names the cell that differs")
  func cell() {
    func recording(_ scale: Double) -> Recording {
      MadeCells(frames: [[MadeCells.cell()], [MadeCells.cell(0), MadeCells.cell(7, scale: scale)]])
        .recording
    }
    #expect(
      recording(1).difference(from: recording(0.75))
        == RecordingDifference(
          frame: 1, field: .transform, element: .cell(section: 0, item: 7), amount: 0.25))
  }

  @Test("names what is missing: a cell, then frames")
  func missing() {
    let whole = MadeCells(frames: [[MadeCells.cell(0), MadeCells.cell(1)], []]).recording
    let fewer = MadeCells(frames: [[MadeCells.cell(0)], []]).recording
    #expect(
      whole.difference(from: fewer)
        == RecordingDifference(
          frame: 0, field: .elements, element: .cell(section: 0, item: 1), amount: 1))
    let shorter = MadeCells(frames: [[MadeCells.cell(0), MadeCells.cell(1)]]).recording
    #expect(
      whole.difference(from: shorter)
        == RecordingDifference(frame: 1, field: .frameCount, element: nil, amount: 1))
  }

  @Test("a phase differs under any tolerance")
  func phase() {
    let here = MadeMotion(offsets: [0, 5, 5], target: 5).recording
    let there = MadeMotion(offsets: [0, 5, 5], target: 5, phase: .paging).recording
    #expect(here.difference(from: there, tolerance: 1e9)?.field == .phase)
  }
}
