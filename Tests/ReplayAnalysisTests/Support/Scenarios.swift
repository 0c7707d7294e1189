import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A carousel with a header and a footer: W 375, item = W − 40, spacing 20, side insets 20.
func headerCarousel(
  header: Double = 0, footer: Double = 0, count: Int = 10, rule: ReleaseRule.Kind = .none
) throws -> Scenario {
  var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: count))
  section.minimumLineSpacing = 20
  section.sectionInset = Insets(left: 20, right: 20)
  section.headerReferenceSize = Extent(width: header, height: 0)
  section.footerReferenceSize = Extent(width: footer, height: 0)
  var scenario = Scenario(
    name: "header carousel", viewport: Extent(width: 375, height: 300),
    layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
  scenario.rule = try ReleaseRule(rule)
  return scenario
}

/// A row of cells of one length, and a viewport of `width`.
func row(
  width: Double, item: Double, spacing: Double, count: Int, inset: Double = 0,
  rule: ReleaseRule.Kind = .none
) throws -> Scenario {
  let section = FlowSection(
    items: .fixed(Extent(width: item, height: 200), count: count), minimumLineSpacing: spacing,
    sectionInset: Insets(left: inset, right: inset))
  var scenario = Scenario(
    name: "row", viewport: Extent(width: width, height: 200),
    layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
  scenario.rule = try ReleaseRule(rule)
  return scenario
}

extension Scenario {
  /// A release `distance` points along x from the start.
  func release(_ distance: Double, _ velocity: Double) -> Recording {
    replay(
      releasedAt: start + Vector(x: distance, y: 0), reading: Vector(x: velocity, y: 0))
  }

  func starting(at x: Double) -> Scenario {
    var scenario = self
    scenario.start = Vector(x: x, y: 0)
    return scenario
  }

  func with(_ remedy: Remedy) -> Scenario {
    var scenario = self
    scenario.remedy = remedy
    return scenario
  }
}

extension Recording {
  /// The kinds of all findings, each once, in the order of the table.
  var kinds: [FindingKind] {
    let found = Set(findings().map(\.kind))
    return FindingKind.allCases.filter(found.contains)
  }

  func only(_ kind: FindingKind) -> [Finding] { findings().filter { $0.kind == kind } }
}
