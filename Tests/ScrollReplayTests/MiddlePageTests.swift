import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Middle page")
struct MiddlePageTests {
  // Cells lie 355 apart, the sixth of ten at 1775; after a header of 200 at 1975.
  @Test(
    "is where a rule leaves the middle cell",
    arguments: [
      (0, .nearestCentre(), 1775), (200, .nearestCentre(), 1975), (200, .headerAwarePage, 1975),
      (0, .statefulPage(pitch: .interitemSpacing), 1725), (200, .indexInDelegate(), 2130),
    ] as [(Double, ReleaseRule.Kind, Double)])
  func rules(header: Double, kind: ReleaseRule.Kind, place: Double) throws {
    var carousel = headerCarousel(header: header, rule: try ReleaseRule(kind))
    carousel.layout.sections[0].minimumInteritemSpacing = 10
    #expect(carousel.startingAtMiddlePage().start == Vector(x: place, y: 0))
  }

  @Test("is a multiple of the view's length where pages are turned by the view")
  func paging() {
    var carousel = headerCarousel()
    carousel.traits.isPagingEnabled = true
    #expect(carousel.startingAtMiddlePage().start == Vector(x: 1875, y: 0))
  }

  @Test("is the start where there are no cells")
  func empty() {
    var carousel = headerCarousel(count: 0)
    carousel.start = Vector(x: 0, y: 0)
    #expect(carousel.startingAtMiddlePage() == carousel)
  }
}
