import ScrollLayout
import ScrollPhysics
import Testing

/// What people report of these rules in a carousel with header and footer.
@Suite("Consequences of release rules")
struct ReleaseConsequenceTests {
  // 375 wide, header 200: cell 0 is centred at 200 + 20 + 167.5 − 187.5 = 200, cell 9 at 200 + 9·355 = 3395.
  // With footer 300 the content is 200 + 20 + 10·335 + 9·20 + 20 + 300 = 4070 long, its end at 3695.
  @Test("nearest centre reaches a header of 200 and a footer of 300 from the end cells")
  func reachesLong() throws {
    let carousel = Carousel(viewport: 375, header: 200, footer: 300)
    var rule = try ReleaseRule(.nearestCentre())
    #expect(carousel.end == 3695)
    // Centre of the header: 100. It shows from offset 200 down.
    #expect(carousel.rest(&rule, offset: 150, velocity: -1) == 0)
    #expect(carousel.rest(&rule, offset: 3450, velocity: 1) == 3695)
  }

  // Header 100: cell 0 is centred at offset 100. Offset 0 has the middle at 187.5: 137.5 from the header's
  // centre 50, but 100 from the cell's 287.5. Footer 50: the content ends at 3695 − 100 − 250 = 3345, cell 9
  // is centred at 3295 with its centre at 3482.5: 50 from the middle of the end, 3532.5; the footer's is 3695.
  @Test(
    "nearest centre reaches neither a header of 100 nor a footer of 50 by swiping outward",
    arguments: [0.3, 1, 3, 9])
  func missesShort(speed: Double) throws {
    let carousel = Carousel(viewport: 375, header: 100, footer: 50)
    var rule = try ReleaseRule(.nearestCentre())
    #expect(carousel.end == 3345)
    for dragged in stride(from: 1.0, through: 99, by: 7) {
      #expect(carousel.rest(&rule, offset: 100 - dragged, velocity: -speed) == 100)
    }
    for dragged in stride(from: 1.0, through: 49, by: 4) {
      #expect(carousel.rest(&rule, offset: 3295 + dragged, velocity: speed) == 3295)
    }
  }

  @Test("a header-aware page reaches header, every cell and footer", arguments: [200.0, 100])
  func headerAware(header: Double) throws {
    let carousel = Carousel(viewport: 375, header: header, footer: 300)
    var rule = try ReleaseRule(.headerAwarePage)
    let snaps = rule.snapPositions(in: carousel.geometry)
    var offset = 0.0
    for (page, snap) in snaps.enumerated() {
      offset = carousel.rest(&rule, offset: offset + 60, velocity: 0.5)
      #expect(offset == snap && offset == header + 355 * Double(page))
      #expect(rule.page == page + 1)
    }
    offset = carousel.rest(&rule, offset: offset + 60, velocity: 0.5)
    #expect(offset == carousel.end)
    offset = carousel.rest(&rule, offset: offset - 60, velocity: -0.5)
    #expect(offset == snaps.last)
    rule.settle(at: Vector(x: header, y: 0), in: carousel.geometry, layout: carousel.layout)
    #expect(carousel.rest(&rule, offset: header - 60, velocity: -0.5) == 0)
    #expect(rule.page == 0 && rule.lastTarget == header - 355)
  }

  @Test("index in the delegate rests off the middle by the header")
  func indexWithHeader() throws {
    let carousel = Carousel(viewport: 375, header: 200)
    var rule = try ReleaseRule(.indexInDelegate())
    #expect(carousel.rest(&rule, offset: 400, velocity: 0.5) == 710)
    #expect(rule.snapPositions(in: carousel.geometry)[1] == 555)
  }

  // Item = 375 − 60 = 315, spacing 16, header and footer 20: cell 0 has its centre at 177.5, so it is centred at
  // −10; content 20 + 3·315 + 2·16 + 20 = 1017 ends at 642, cell 2 is centred at 652.
  @Test("header and footer as side margins put the first and last cell ten points off")
  func sideMargins() throws {
    let margin = Extent(width: 20, height: 0)
    let layout = FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(Extent(width: 315, height: 200), count: 3), minimumLineSpacing: 16,
          headerReferenceSize: margin, footerReferenceSize: margin)
      ])
    let geometry = FlowGeometry(layout, boundsSize: Extent(width: 375, height: 200))
    let rule = try ReleaseRule(.nearestCentre())
    #expect(rule.snapPositions(in: geometry) == [-10, 321, 652])
    #expect(rule.snapPositions(of: .header, in: geometry) == [-177.5])
    #expect(rule.snapPositions(of: .footer, in: geometry) == [819.5])
    #expect(geometry.contentSize.width - 375 == 642)
  }

  @Test("cells of one line share a snap position, anchored where the rule says")
  func snapLines() throws {
    let layout = FlowLayout(sections: [FlowSection(items: .fixed(.square(100), count: 7))])
    let geometry = FlowGeometry(layout, boundsSize: Extent(width: 375, height: 200))
    #expect(
      try ReleaseRule(.statefulPage(pitch: .lineSpacing)).snapPositions(in: geometry) == [
        -50, 60, 170,
      ])
    #expect(
      try ReleaseRule(.nearestCentre(anchor: 0.25)).snapPositions(in: geometry) == [0, 110, 220])
  }
}
