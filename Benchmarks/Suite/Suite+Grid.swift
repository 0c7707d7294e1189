import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// Releases of a flap grid by one rule, each replayed and judged.
  ///
  /// The budget is a map of 1,000 × 1,000 releases in two minutes on two cores. The grid is that of
  /// Fixtures/flap-grid.json, thinned to what a round has time for.
  static func releaseGrid() throws -> [Benchmark] {
    var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: 10))
    section.minimumLineSpacing = 20
    section.sectionInset = Insets(left: 20, right: 20)
    section.headerReferenceSize = Extent(width: 200, height: 0)
    section.footerReferenceSize = Extent(width: 300, height: 0)
    var scenario = Scenario(
      name: "nearest centre", viewport: Extent(width: 375, height: 300),
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.rule = try ReleaseRule(.nearestCentre())
    scenario.start = Vector(x: 1620, y: 0)
    let grid = ReleaseGrid(
      offsets: try .init(from: -150, to: 150, by: 50),
      velocities: try .init(from: -2, to: 2, by: 0.5))
    let report = Box(GridReport())
    return [
      Benchmark(
        name: "flap grid", item: "release", expected: 0xb83e_3988_e465_a704,
        budget: .nanoseconds(240_000),
        run: { [scenario] in
          report.value = scenario.report(over: grid)
          return report.value.releases
        },
        checksum: {
          let report = report.value
          return Checksum(
            of: Double(report.flapping), report.total.backwardDistance, report.total.speedRise,
            report.worst.backwardDistance
          ).value
        })
    ]
  }
}
