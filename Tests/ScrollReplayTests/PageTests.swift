import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Current page")
struct PageTests {
  private static let length = 667.0

  /// A recording of one frame at `offset` of a view 667 points high.
  private func recording(at offset: Double, presented: Double? = nil) -> Recording {
    var recording = Recording(
      header: RecordingHeader(
        scenario: "pages", gesture: "none", viewport: Extent(width: 375, height: Self.length),
        grid: .threefold, traits: ScrollTraits(), snapping: nil))
    recording.append(
      RecordedFrame(
        time: 0, phase: .idle, offset: Vector(x: 0, y: presented ?? offset),
        modelOffset: Vector(x: 0, y: offset), velocity: .zero, target: Vector(x: 0, y: offset),
        events: []))
    recording.endFrame()
    return recording
  }

  @Test(
    "is the page that fills more than half of the view, the later one at exactly half",
    arguments: [
      (0, 0), (333, 0), (333.5, 1), (334, 1), (667, 1), (1000, 1), (1000.5, 2), (-333.5, 0),
      (-334, -1), (6670, 10),
    ])
  func page(offset: Double, page: Int) {
    #expect(recording(at: offset).currentPage(in: 0, along: .vertical) == page)
    #expect(recording(at: offset).currentPage(in: 0, along: .horizontal) == 0)
  }

  @Test("follows contentOffset, not what is seen of it")
  func model() {
    #expect(recording(at: 667, presented: 10).currentPage(in: 0, along: .vertical) == 1)
  }

  @Test("takes the length of the frame: a rotation changes the page")
  func rotation() {
    var recording = recording(at: 667)
    recording.boundsChanges = [BoundsChange(frame: 0, size: Extent(width: 667, height: 375))]
    #expect(recording.currentPage(in: 0, along: .vertical) == 2)
  }
}
