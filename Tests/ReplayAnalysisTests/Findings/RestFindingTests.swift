import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// A release, how far off its place the content must be found to rest, and a part of the reason.
struct RestCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scenario: Scenario
  /// From the scenario's start, and the reading.
  let release: (offset: Double, velocity: Double)
  let distance: Double
  let reason: String

  init(
    _ name: String, _ scenario: Scenario, _ release: (Double, Double), off distance: Double,
    _ reason: String
  ) {
    testDescription = name
    self.scenario = scenario
    self.release = release
    self.distance = distance
    self.reason = reason
  }

  static func all() throws -> [RestCase] {
    var paging = try row(width: 375, item: 335, spacing: 20, count: 10, inset: 20)
    paging.traits.isPagingEnabled = true
    var threes = try row(width: 350, item: 110, spacing: 10, count: 9)
    threes.traits.isPagingEnabled = true
    var inset = try row(width: 375, item: 315, spacing: 0, count: 6)
    inset.traits.isPagingEnabled = true
    inset.traits.contentInset = Insets(left: 30, right: 30)
    var both = try row(width: 375, item: 300, spacing: 0, count: 10, rule: .indexInDelegate())
    both.traits.isPagingEnabled = true
    let copied = try row(
      width: 375, item: 335, spacing: 20, count: 10, inset: 20,
      rule: .statefulPage(pitch: .interitemSpacing))
    let margin = try sideMargins()
    let indexed = try headerCarousel(header: 200, footer: 300, rule: .indexInDelegate())
    return [
      RestCase(
        "paging with spacing, page 1", paging, (100, 0.5), off: 20,
        "pages are 375 pt long and cells 355 pt apart, so each page drifts by 20 pt"),
      RestCase(
        "paging with spacing, page 4", paging.starting(at: 1125), (100, 0.5), off: 80,
        "each page drifts by 20 pt"),
      // CASES 6: three items a page, and their spacing.
      RestCase(
        "three items a page", threes, (100, 0.5), off: 10,
        "pages are 350 pt long and every 3 cells 360 pt apart, so each page drifts by -10 pt"),
      // CASES 7.
      RestCase(
        "paging with content insets", inset.starting(at: -30), (100, 0.5), off: 60,
        "drifts by 60 pt; contentInset does not make a page shorter"),
      // CASES 8: pitch 0.8 W.
      RestCase(
        "paging beside a rule", both, (100, 0.5), off: 112.5,
        "indexInDelegate beside isPagingEnabled: the page motion goes to multiples of the view's 375 pt, whatever "
          + "the rule answered: 300"),
      RestCase(
        "interitem pitch, page 1", copied, (100, 0.5), off: 10,
        "statefulPage goes by 345 pt a page and the cells lie 355 pt apart, so each page drifts by -10 pt"
      ),
      RestCase(
        "interitem pitch, page 3", copied.starting(at: 690), (100, 0.5), off: 30,
        "each page drifts by -10 pt"),
      RestCase(
        "side margins, first cell", margin.starting(at: 321), (-200, -0.5), off: 10,
        "offsets end at 0; 10 pt of inset are missing at the content's start"),
      RestCase(
        "side margins, last cell", margin.starting(at: 321), (200, 0.5), off: 10,
        "offsets end at 642; 10 pt of inset are missing at the content's end"),
      // The rule does not know of the header: 710 is 155 beyond the cell at 555.
      RestCase(
        "index under a header", indexed.starting(at: 555), (100, 0.5), off: 155,
        "indexInDelegate answered 710"),
    ]
  }
}

/// Rule 6: header and footer of 20 pt for side margins, item = W − 60, spacing 16, by nearest centre.
func sideMargins() throws -> Scenario {
  let margin = Extent(width: 20, height: 0)
  var scenario = Scenario(
    name: "margins", viewport: Extent(width: 375, height: 200),
    layout: FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(Extent(width: 315, height: 200), count: 3), minimumLineSpacing: 16,
          headerReferenceSize: margin, footerReferenceSize: margin)
      ]))
  scenario.rule = try ReleaseRule(.nearestCentre())
  return scenario
}

@Suite("Misplaced rests")
struct RestFindingTests {
  @Test("are found and named", arguments: try RestCase.all())
  func found(_ rest: RestCase) throws {
    let recording = rest.scenario.release(rest.release.offset, rest.release.velocity)
    let finding = try #require(recording.only(.misplacedRest).first)
    #expect(abs(finding.magnitude - rest.distance) < 1e-6)
    #expect(finding.cause.contains(rest.reason), "\(finding.cause)")
    #expect(!finding.isFlap)
    #expect(finding.frames.upperBound == recording.count - 1)
  }

  @Test("a header that fills the middle at the limit is none, a cell that is off is one")
  func header() throws {
    let large = try headerCarousel(header: 200, footer: 300, rule: .nearestCentre())
    let reached = large.starting(at: 200).release(-80, -0.5)
    #expect(reached.offsets.last?.x == 0)
    #expect(reached.only(.misplacedRest).isEmpty)
    let small = try headerCarousel(header: 100, footer: 50, rule: .indexInDelegate())
    let stopped = small.replay(releasedAt: .zero, reading: .zero)
    #expect(stopped.only(.misplacedRest).map(\.magnitude) == [100])
  }

  @Test("two cells a page are in their place", arguments: [0.5, -0.5])
  func twoAPage(velocity: Double) throws {
    var paging = try row(width: 350, item: 175, spacing: 0, count: 9)
    paging.traits.isPagingEnabled = true
    #expect(paging.starting(at: 700).release(100, velocity).only(.misplacedRest).isEmpty)
  }

  @Test("after a rotation name the layout that was prepared for the old size")
  func rotation() throws {
    let viewport = Extent(width: 390, height: 844)
    var scenario = Scenario(
      name: "scale", viewport: viewport,
      layout: .scaleCarousel(viewport: viewport, itemCount: 10))
    scenario.effects = [.scale(minimum: 0.7)]
    scenario.rule = try ReleaseRule(.nearestCentre())
    scenario.start = Vector(x: 3 * 256.5, y: 0)
    let upright = scenario.replay(releasedAt: scenario.start, reading: .zero)
    #expect(upright.findings().isEmpty)
    scenario.changes = [
      ScenarioChange(at: 500_000_000, .viewport(Extent(width: 844, height: 390)))
    ]
    let turned = scenario.replay(releasedAt: scenario.start, reading: .zero)
    let finding = try #require(turned.only(.misplacedRest).first)
    #expect(finding.cause.contains("prepared for 390 × 844 and the view has been 844 × 390"))
    #expect(!turned.kinds.contains(.teleport))
    #expect(!turned.kinds.contains(.stall))
  }

  @Test("without cells, snap positions and limits judge")
  func positions() {
    let snapping = Snapping(
      axis: .horizontal, anchor: 0.5, positions: [-10, 100, 200], rule: "made")
    let limits = AxisLimits(minimum: 0, maximum: 150, bounces: true)
    func rests(at offset: Double) -> Int {
      MadeMotion(
        offsets: [90, 95, offset, offset], target: offset, limits: limits, snapping: snapping
      ).recording.only(.misplacedRest).count
    }
    #expect(rests(at: 100) == 0)
    #expect(rests(at: 0) == 0)
    #expect(rests(at: 150) == 0)
    #expect(rests(at: 120) == 1)
  }
}
