import ScrollLayout
import ScrollPhysics
import Testing

@Suite("Elements in sight, frame after frame")
struct ElementsInSightTests {
  @Test("are those of a search in every frame", arguments: UInt64(0)..<100)
  func areThoseOfASearch(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let bounds = Extent(width: 100 + numbers.length(200), height: 100 + numbers.length(200))
    let geometry = FlowGeometry(.random(from: &numbers), boundsSize: bounds)
    let axis = geometry.scrollDirection
    let pinned = ElementID.cell(section: 0, item: 1)
    let effects: [CellEffect] = [.scale(minimum: 0.5, reach: 80), .sticky([pinned])]
    var inSight = ElementsInSight(of: geometry, effects: effects)
    var elements: [LayoutAttributes] = []
    var (offset, previous) = (Vector.zero, 0)
    for frame in 0..<200 {
      // Small steps forth and back; in some frames a view animation shows the content elsewhere.
      offset[axis] += numbers.length(16) - 6
      var seen = offset
      if numbers.next(below: 10) == 0 { seen[axis] -= 40 }
      let start = elements.count
      let rect = Rectangle(origin: offset, size: bounds)
      inSight.append(in: rect, seen: seen, after: previous, to: &elements)
      previous = start
      var expected: [LayoutAttributes] = []
      geometry.appendElements(
        in: rect.union(Rectangle(origin: seen, size: bounds)), to: &expected)
      for effect in effects {
        effect.apply(to: &expected, from: 0, bounds: rect, geometry: geometry)
      }
      #expect(Array(elements[start...]) == expected, "frame \(frame) at \(offset), seen at \(seen)")
    }
  }
}
