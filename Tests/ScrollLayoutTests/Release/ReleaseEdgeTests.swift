import ScrollLayout
import ScrollPhysics
import Testing

@Suite("Release rules at the edges")
struct ReleaseEdgeTests {
  static let kinds: [ReleaseRule.Kind] = [
    .none, .indexInDelegate(), .indexInDelegate(pitch: 3),
    .statefulPage(pitch: .interitemSpacing), .statefulPage(pitch: .lineSpacing),
    .nearestCentre(), .nearestCentre(anchor: 0), .headerAwarePage,
    .pageOnDisplacement(threshold: 10), .pageOnSwipe,
  ]

  @Test("answer finite targets without content or pitch", arguments: kinds)
  func finite(kind: ReleaseRule.Kind) throws {
    let noPitch = FlowSection(items: .fixed(.zero, count: 5), minimumLineSpacing: 0)
    let backward = FlowSection(items: .fixed(.square(10), count: 5), minimumLineSpacing: -30)
    let sliver = FlowSection(
      items: .fixed(Extent(width: .leastNonzeroMagnitude, height: 9), count: 5),
      minimumLineSpacing: 0)
    for sections in [[], [FlowSection(items: .each([]))], [noPitch], [backward], [sliver]] {
      let layout = FlowLayout(scrollDirection: .horizontal, sections: sections)
      let geometry = FlowGeometry(layout, boundsSize: .square(100))
      for offset in [-1e15, -7, 0, 7, 1e15] {
        for velocity in [-1e9, -0.0, 0, 1e9] {
          var rule = try ReleaseRule(kind)
          let at = Vector(x: offset, y: 0)
          rule.settle(at: at, in: geometry, layout: layout)
          let target = rule.target(
            for: ReleaseProposal(
              contentOffset: at, velocity: Vector(x: velocity, y: 0), proposed: at,
              bounds: Rectangle(origin: at, size: .square(100))),
            in: geometry, layout: layout)
          #expect(target.x.isFinite && target.y.isFinite)
          #expect(rule.lastTarget.isFinite)
        }
      }
    }
  }

  @Test("index in the delegate mirrors", arguments: UInt64(0)..<50)
  func mirrors(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let carousel = Carousel(viewport: 375)
    var rule = try ReleaseRule(.indexInDelegate())
    let offset = numbers.nextUnit() * 2000
    for velocity in [-0.7, 0, 0.7] {
      let there = carousel.target(of: &rule, (offset, velocity, offset)).x
      #expect(carousel.target(of: &rule, (-offset, -velocity, -offset)).x == -there)
    }
  }

  @Test("vertical rules work along y and leave x alone")
  func vertical() throws {
    let layout = FlowLayout(
      sections: [FlowSection(items: .fixed(.square(100), count: 9), minimumLineSpacing: 0)])
    let geometry = FlowGeometry(layout, boundsSize: .square(100))
    let at = Vector(x: 7, y: 130)
    let proposal = ReleaseProposal(
      contentOffset: at, velocity: Vector(x: -1, y: 1), proposed: Vector(x: 8, y: 160),
      bounds: Rectangle(origin: at, size: .square(100)))
    for kind in [ReleaseRule.Kind.nearestCentre(), .statefulPage(pitch: .lineSpacing)] {
      var rule = try ReleaseRule(kind)
      rule.settle(at: Vector(x: 0, y: 100), in: geometry, layout: layout)
      let target = rule.target(for: proposal, in: geometry, layout: layout)
      #expect(target == Vector(x: 8, y: 200))
    }
  }

  @Test(
    "a page turns past the threshold, within the pages",
    arguments: [
      (0, 51.0, 1), (0, 50, nil), (0, -51, nil), (1, -51, 0), (1, -50, nil), (1, 51, nil),
      (1, .nan, nil),
    ] as [(Int, Double, Int?)])
  func displacement(page: Int, displacement: Double, next: Int?) throws {
    let rule = try ReleaseRule(.pageOnDisplacement(threshold: 50))
    #expect(rule.page(from: page, displacement: displacement, pageCount: 2) == next)
    #expect(rule.page(from: page, swipe: .forward, pageCount: 2) == nil)
  }

  @Test(
    "a swipe turns to the neighbour",
    arguments: [
      (0, .forward, 1), (0, .backward, nil), (2, .forward, nil), (2, .backward, 1),
    ] as [(Int, PageTurn, Int?)])
  func swipe(page: Int, direction: PageTurn, next: Int?) throws {
    let rule = try ReleaseRule(.pageOnSwipe)
    #expect(rule.page(from: page, swipe: direction, pageCount: 3) == next)
    #expect(rule.page(from: page, displacement: 99, pageCount: 3) == nil)
  }
}
