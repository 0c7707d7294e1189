import ScrollLayout
import ScrollPhysics
import Testing

@Suite("The most elements in sight")
struct CrowdingTests {
  @Test("are never fewer than a search finds anywhere", arguments: UInt64(0)..<200)
  func bound(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let layout = FlowLayout.random(from: &numbers)
    let bounds = Extent(width: numbers.length(400), height: numbers.length(400))
    let geometry = FlowGeometry(layout, boundsSize: bounds)
    let axis = layout.scrollDirection
    let most = geometry.mostElementsInSight(of: bounds[axis])
    var found: [LayoutAttributes] = []
    for _ in 0..<50 {
      var origin = Vector.zero
      origin[axis] = numbers.length(geometry.contentSize[axis] + 400) - 200
      found.removeAll()
      geometry.appendElements(in: Rectangle(origin: origin, size: bounds), to: &found)
      #expect(found.count <= most)
    }
  }

  @Test("are little more than that in a plain column, and know its end")
  func tight() {
    func most(_ count: Int, _ height: Double) -> Int {
      let section = FlowSection(
        items: .fixed(Extent(width: 100, height: height), count: count), minimumLineSpacing: 0)
      return FlowGeometry(
        FlowLayout(sections: [section]), boundsSize: Extent(width: 100, height: 100)
      ).mostElementsInSight(of: 100)
    }
    // A view of 100 pt shows eleven cells of 10 pt at most; the search has a point of slack at both ends.
    #expect((11...13).contains(most(1_000_000, 10)))
    #expect((2...4).contains(most(1_000_000, 335)))
    #expect(most(5, 10) == 5 && most(0, 10) == 0)
  }
}
