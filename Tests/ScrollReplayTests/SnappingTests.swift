import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Snap positions")
struct SnappingTests {
  private func snapping(_ positions: [Double]) -> Snapping {
    Snapping(axis: .horizontal, anchor: 0.5, positions: positions, rule: "made")
  }

  @Test("rise, each once, in whatever order they are given")
  func rise() {
    #expect(snapping([200, -10, 100, 200, 100]).positions == [-10, 100, 200])
    #expect(snapping([]).positions == [])
  }

  @Test(
    "the nearest is the lower of two as near, and an end's beyond the ends",
    arguments: [
      (-1e9, 0), (-10, 0), (44.9, 0), (45, 0), (45.1, 1), (100, 1), (150, 1), (150.1, 2), (1e9, 2),
    ])
  func nearest(offset: Double, index: Int) {
    let snapping = snapping([200, 100, -10])
    #expect(snapping.index(nearestTo: offset) == index)
    #expect(snapping.position(nearestTo: offset) == [-10, 100, 200][index])
  }

  @Test("where there are none, none is nearest")
  func none() {
    #expect(snapping([]).index(nearestTo: 0) == nil)
    #expect(snapping([]).position(nearestTo: 0) == nil)
  }
}
