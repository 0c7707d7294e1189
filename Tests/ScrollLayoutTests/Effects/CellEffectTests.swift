import Samples
import ScrollLayout
import ScrollPhysics
import Testing

@Suite("Cell effects")
struct CellEffectTests {
  // Viewport 400: item 300, spacing 10 − 0.25·300/2 = −27.5, cells 272.5 apart; cell k is centred at 272.5·k.
  static let viewport = Extent(width: 400, height: 200)
  static let carousel = FlowLayout.scaleCarousel(
    viewport: viewport, itemCount: 20, minimumScale: 0.75)

  private func visible(
    _ layout: FlowLayout, _ effect: CellEffect, at offset: Vector, bounds: Extent = viewport
  ) -> [LayoutAttributes] {
    let geometry = FlowGeometry(layout, boundsSize: bounds)
    let rect = Rectangle(origin: offset, size: bounds)
    var attributes: [LayoutAttributes] = []
    geometry.appendElements(in: rect, to: &attributes)
    effect.apply(to: &attributes, from: 0, bounds: rect, geometry: geometry)
    return attributes
  }

  @Test(
    "scale falls from one in the middle to the minimum one pitch away",
    arguments: [
      (272.5, [0.75, 1, 0.75]),
      // Half a pitch on: two cells equally near, their neighbours beyond reach.
      (408.75, [0.875, 0.875]),
      // A quarter of a pitch: 1 − 0.25/4 and 1 − 0.75/4; the cell before, up to 350, is still in sight.
      (340.625, [0.75, 0.9375, 0.8125]),
    ])
  func scales(offset: Double, expected: [Double]) {
    let cells = visible(
      Self.carousel, .scale(minimum: 0.75), at: Vector(x: offset, y: 0))
    #expect(cells.map(\.transform) == expected.map(Transform.scale))
  }

  @Test("a given reach replaces the pitch")
  func reach() {
    let cells = visible(
      Self.carousel, .scale(minimum: 0.5, reach: 545), at: Vector(x: 272.5, y: 0))
    #expect(cells.map(\.transform.a) == [0.75, 1, 0.75])
  }

  @Test("a reach too small to divide by scales nothing", arguments: [0, 5e-300, -1])
  func noReach(reach: Double) {
    let cells = visible(
      Self.carousel, .scale(minimum: 0.5, reach: reach), at: Vector(x: 272.5, y: 0))
    #expect(cells.map(\.transform) == [.identity, .identity, .identity])
  }

  @Test("scaled neighbours of a centred cell stand ten points beside it")
  func gap() {
    let cells = visible(
      .scaleCarousel(viewport: Extent(width: 375, height: 200), itemCount: 3),
      .scale(minimum: 0.7), at: Vector(x: 243.75, y: 0), bounds: Extent(width: 375, height: 200))
    let edges = cells.map { ($0.center.x, $0.size.width / 2 * $0.transform.a) }
    #expect(cells.count == 3)
    #expect(abs((edges[1].0 - edges[1].1) - (edges[0].0 + edges[0].1) - 10) < 1e-9)
    #expect(abs((edges[2].0 - edges[2].1) - (edges[1].0 + edges[1].1) - 10) < 1e-9)
  }

  @Test("scale edits only cells, and only from its start on")
  func edits() {
    var layout = Self.carousel
    layout.sections[0].headerReferenceSize = Extent(width: 30, height: 0)
    let geometry = FlowGeometry(layout, boundsSize: Self.viewport)
    let rect = Rectangle(origin: .zero, size: Self.viewport)
    var attributes: [LayoutAttributes] = []
    geometry.appendElements(in: rect, to: &attributes)
    geometry.appendElements(in: rect, to: &attributes)
    let half = attributes.count / 2
    let before = attributes
    CellEffect.scale(minimum: 0.75).apply(
      to: &attributes, from: half, bounds: rect, geometry: geometry)
    #expect(Array(attributes[..<half]) == Array(before[..<half]))
    #expect(attributes[half].element.kind == .header)
    #expect(attributes[half].transform == .identity)
    #expect(attributes[half + 1].transform != .identity)
  }

  // Heights of 10, 10 apart: cell 4 starts at 80.
  static let column = FlowLayout(
    sections: [FlowSection(items: .fixed(Extent(width: 400, height: 10), count: 20))])

  @Test(
    "a sticky cell stays at the start of the bounds once its own is scrolled past",
    arguments: [(0.0, nil), (80, nil), (80.5, 80.5), (300, 300)] as [(Double, Double?)])
  func sticks(offset: Double, top: Double?) {
    let id = ElementID.cell(section: 0, item: 4)
    let found = visible(
      Self.column, .sticky([id]), at: Vector(x: 0, y: offset),
      bounds: Extent(width: 400, height: 100))
    let pinned = found.filter { $0.zIndex == 1 }
    #expect(pinned.map(\.element) == (top == nil ? [] : [id]))
    #expect(pinned.first?.frameNumbers == top.map { [0, $0, 400, 10] })
    #expect(found.last?.zIndex == (top == nil ? 0 : 1), "the copy is appended")
  }

  @Test("a pinned element appears twice while its original is in sight, as published")
  func twice() {
    let id = ElementID.cell(section: 0, item: 4)
    let bounds = Extent(width: 400, height: 100)
    let partly = visible(Self.column, .sticky([id]), at: Vector(x: 0, y: 85), bounds: bounds)
    #expect(partly.count { $0.element == id } == 2)
    let gone = visible(Self.column, .sticky([id]), at: Vector(x: 0, y: 95), bounds: bounds)
    #expect(gone.count { $0.element == id } == 1)
  }

  @Test("pinning what the layout has not changes nothing")
  func unknown() {
    let effect = CellEffect.sticky([.cell(section: 3, item: 0), .cell(section: 0, item: 99)])
    let at = Vector(x: 0, y: 50)
    #expect(visible(Self.column, effect, at: at) == visible(Self.column, .sticky([]), at: at))
  }

  @Test("a seeded column has heights of 10 to 109, the same for the same seed")
  func seeded() {
    let column = FlowLayout.seededColumn(seed: 1_234_567, width: 300)
    guard case .each(let sizes) = column.sections[0].items else {
      Issue.record("sizes are not given one by one")
      return
    }
    #expect(sizes.count == 20)
    // SplitMix64's published numbers for this seed end in …17, …23.
    #expect(sizes[0] == Extent(width: 300, height: 27))
    #expect(sizes[1] == Extent(width: 300, height: 83))
    #expect(sizes.allSatisfy { $0.height >= 10 && $0.height <= 109 })
    #expect(column == .seededColumn(seed: 1_234_567, width: 300))
    #expect(column != .seededColumn(seed: 1, width: 300))
  }

  @Test("refuse scales that are none", arguments: [-0.1, 1.1, .nan])
  func refusals(minimum: Double) {
    #expect(throws: PhysicsError("smallest scale", minimum, mustBe: "in 0 ... 1")) {
      try CellEffect.scale(minimum: minimum).validate()
    }
    #expect(throws: PhysicsError.self) {
      try CellEffect.scale(minimum: 0.5, reach: minimum - 2).validate()
    }
  }
}
