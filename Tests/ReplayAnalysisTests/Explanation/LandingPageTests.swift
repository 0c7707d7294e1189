import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("The example on ScrollReplay's page")
struct LandingPageTests {
  @Test("finds a flap, and Swift that removes it")
  func example() throws {
    var carousel = Scenario(
      name: "carousel", viewport: Extent(width: 375, height: 300),
      layout: FlowLayout(
        scrollDirection: .horizontal,
        sections: [
          FlowSection(
            items: .fixed(Extent(width: 335, height: 300), count: 10), minimumLineSpacing: 20,
            sectionInset: Insets(left: 20, right: 20))
        ]))
    carousel.rule = try ReleaseRule(.nearestCentre())
    carousel.clock = .oneHundredTwenty
    carousel.start.x = 710

    let swipe = try SwipeRequest(kind: .gentle, speed: 0.3).gesture(named: "gentle", seed: 5)
    let explanation = carousel.explain(swipe)
    #expect(!explanation.flaps.isEmpty)
    let source = RemedySource.swift(for: carousel, remedy: explanation.best.remedy)
    #expect(source.contains("scrollView.setContentOffset(destination, animated: true)"))
  }
}
