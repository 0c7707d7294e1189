import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A carousel of cells 20 narrower than their pitch of 355, in a view 375 wide, on its fifth cell.
func carousel(
  _ rule: ReleaseRule.Kind = .none, header: Double = 0, footer: Double = 0, inset: Double = 20,
  remedy: Remedy = .none
) throws -> Scenario {
  var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: 10))
  section.minimumLineSpacing = 20
  section.sectionInset = Insets(left: inset, right: inset)
  section.headerReferenceSize = Extent(width: header, height: 0)
  section.footerReferenceSize = Extent(width: footer, height: 0)
  var scenario = Scenario(
    name: "carousel", viewport: Extent(width: 375, height: 300),
    layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
  scenario.rule = try ReleaseRule(rule)
  scenario.remedy = remedy
  scenario.start = Vector(x: header + 4 * 355, y: 0)
  return scenario
}

extension Scenario {
  /// A plan of releases around the start.
  func plan(
    _ offsets: (Double, Double, Double), _ velocities: (Double, Double, Double)
  ) throws -> MapPlan {
    MapPlan(
      ReleaseGrid(
        offsets: try .init(from: offsets.0, to: offsets.1, by: offsets.2),
        velocities: try .init(from: velocities.0, to: velocities.1, by: velocities.2)),
      along: .horizontal, from: start)
  }

  func replay(_ release: ReleaseInput) -> Recording {
    replay(releasedAt: release.place, reading: release.reading)
  }
}
