import ScrollLayout
import ScrollPhysics
import Testing

/// One release and what a rule must answer to it.
struct ReleaseCase: Sendable {
  var kind: ReleaseRule.Kind
  /// Offset, velocity and proposal along x.
  var release: (offset: Double, velocity: Double, proposed: Double)
  var target: Vector

  init(
    _ kind: ReleaseRule.Kind, _ offset: Double, _ velocity: Double, _ proposed: Double,
    _ x: Double, _ y: Double = 3
  ) {
    self.kind = kind
    release = (offset, velocity, proposed)
    target = Vector(x: x, y: y)
  }
}

@Suite("Release rules")
struct ReleaseRuleTests {
  /// Item 335, spacing 20, side insets 20 in 375: cell k is centred at 355·k.
  let carousel = Carousel(viewport: 375)

  // Bounds at 177.5 … 552.5 show cells 0 (centre 187.5) and 1 (542.5), those at 300 … 675 cells 0 and 1 too.
  @Test(
    "answer as published",
    arguments: [
      ReleaseCase(.none, 100, 1, 594, 594),
      // 100 ÷ 355 = 0.28…: up, down, nearest; the other axis goes to 0, which is the published fault.
      ReleaseCase(.indexInDelegate(), 100, 0.01, 100, 355, 0),
      ReleaseCase(.indexInDelegate(), 100, -0.01, 100, 0, 0),
      ReleaseCase(.indexInDelegate(), 100, 0, 100, 0, 0),
      ReleaseCase(.indexInDelegate(), 177.5, 0, 177.5, 355, 0),
      ReleaseCase(.indexInDelegate(), -100, 0, 0, 0, 0),
      ReleaseCase(.indexInDelegate(), -177.5, 0, 0, -355, 0),
      ReleaseCase(.indexInDelegate(), -100, -1, 0, -355, 0),
      ReleaseCase(.indexInDelegate(), -100, 1, 0, 0, 0),
      ReleaseCase(.indexInDelegate(), 710, 2, 1700, 710, 0),
      ReleaseCase(.indexInDelegate(pitch: 100), 110, 1, 600, 200, 0),
      // Proposed centre 594 + 187.5: nearest in sight is cell 1, although cells 2 and 3 are nearer.
      ReleaseCase(.nearestCentre(), 177.5, 1, 1000, 355),
      ReleaseCase(.nearestCentre(), 177.5, 0, 177.5, 0),  // a tie: the first
      ReleaseCase(.nearestCentre(), 177.5, 0.3, 178, 355),
      // Anchor 0: the centre comes to the left edge, cell 1 at 542.5.
      ReleaseCase(.nearestCentre(anchor: 0), 300, 0, 300, 187.5),
      ReleaseCase(.nearestCentre(anchor: 0), 300, 0, 400, 542.5),
      // Nothing in sight: offset 0.
      ReleaseCase(.nearestCentre(), -500, -3, -800, 0),
      ReleaseCase(.pageOnDisplacement(threshold: 50), 100, 1, 594, 594),
      ReleaseCase(.pageOnSwipe, 100, 1, 594, 594),
    ])
  func answer(_ release: ReleaseCase) throws {
    var rule = try ReleaseRule(release.kind)
    #expect(carousel.target(of: &rule, release.release) == release.target)
  }

  @Test("interitem pitch drifts ten points a page, line pitch stays centred")
  func drift() throws {
    var copied = try ReleaseRule(.statefulPage(pitch: .interitemSpacing))
    var right = try ReleaseRule(.statefulPage(pitch: .lineSpacing))
    for page in 1...9 {
      let centred = 355 * Double(page)
      let offset = centred - 300
      #expect(
        carousel.target(of: &copied, (offset, 1, offset + 494)).x == centred - 10 * Double(page))
      #expect(carousel.target(of: &right, (offset, 1, offset + 494)).x == centred)
    }
    // Ten items: page 9 is the last.
    #expect(carousel.target(of: &right, (3400, 1, 3900)).x == 3195)
    #expect(right.page == 9)
  }

  @Test(
    "a stateful page turns only when offset and velocity lie on the same side of the last target",
    arguments: [
      (360.0, 0.5, 2), (360, -0.5, 1), (350, 0.5, 1), (350, -0.5, 0), (355, 0.5, 1),
      (355, -0.5, 1), (500, 0, 1), (200, 0, 1),
    ])
  func turns(offset: Double, velocity: Double, page: Int) throws {
    var rule = try ReleaseRule(.statefulPage(pitch: .lineSpacing))
    rule.settle(
      at: Vector(x: 340, y: 0), in: carousel.geometry, layout: carousel.layout)
    #expect(rule.page == 1 && rule.lastTarget == 355)
    let target = carousel.target(of: &rule, (offset, velocity, offset))
    #expect(rule.page == page)
    #expect(target == Vector(x: 355 * Double(page), y: 3))
  }

  @Test("are kept where they are published", arguments: ReleaseSite.allCases)
  func sites(site: ReleaseSite) throws {
    #expect(try ReleaseRule(.indexInDelegate()).site == .delegate)
    #expect(try ReleaseRule(.headerAwarePage).site == .layout)
    #expect(try ReleaseRule(.headerAwarePage, site: site).site == site)
  }

  @Test("refuse parameters that no rule can work with")
  func refusals() {
    #expect(throws: PhysicsError("pitch", 0, mustBe: "in 1e-06 ... 1000000.0 points")) {
      try ReleaseRule(.indexInDelegate(pitch: 0))
    }
    #expect(throws: PhysicsError("anchor", .nan, mustBe: "in 0 ... 1 of the bounds' length")) {
      try ReleaseRule(.nearestCentre(anchor: .nan))
    }
    #expect(throws: PhysicsError.self) {
      try ReleaseRule(.pageOnDisplacement(threshold: .infinity))
    }
  }
}
