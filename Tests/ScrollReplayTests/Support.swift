import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The carousel of DESIGN's known consequences: W 375, item = W − 40, spacing 20, side insets 20.
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

/// A finger that goes along x by steps of `interval` milliseconds: the content's velocities, pt/ms, in order.
func swipe(
  _ velocities: [Double], interval: Double = 8, from start: Double = 300, lift: Double = 0,
  at time: Double = 0
) -> [TouchSample] {
  var x = start
  var clock = time
  func sample(_ phase: TouchPhase) -> TouchSample {
    TouchSample(time: Int64(clock * 1e6), phase: phase, position: Vector(x: x, y: 100))
  }
  var samples = [sample(.began)]
  for velocity in velocities {
    x -= velocity * interval
    clock += interval
    samples.append(sample(.moved))
  }
  clock += lift
  return samples + [sample(.ended)]
}
