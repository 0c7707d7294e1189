import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The carousel of Fixtures/scenarios/nearest-header-200.json at 120 Hz: nearest centre, an inset, a header and a footer
/// that the centre rule does not know of.
enum HeaderCarousel {
  static func scenario() throws -> Scenario {
    var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: 10))
    section.minimumLineSpacing = 20
    section.sectionInset = Insets(left: 20, right: 20)
    section.headerReferenceSize = Extent(width: 200, height: 0)
    section.footerReferenceSize = Extent(width: 300, height: 0)
    var scenario = Scenario(
      name: "nearest-header-200", viewport: Extent(width: 375, height: 300),
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.rule = try ReleaseRule(.nearestCentre())
    scenario.start = Vector(x: 1620, y: 0)
    scenario.clock = .oneHundredTwenty
    return scenario
  }
}
