import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A carousel with a header and a footer: W 375, item = W − 40, spacing 20, side insets 20.
func headerCarousel(
  header: Double = 0, footer: Double = 0, count: Int = 10, rule: ReleaseRule = .none
) -> Scenario {
  var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: count))
  section.minimumLineSpacing = 20
  section.sectionInset = Insets(left: 20, right: 20)
  section.headerReferenceSize = Extent(width: header, height: 0)
  section.footerReferenceSize = Extent(width: footer, height: 0)
  var scenario = Scenario(
    name: "header carousel", viewport: Extent(width: 375, height: 300),
    layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
  scenario.rule = rule
  return scenario
}
