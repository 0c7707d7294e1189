import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import UIKit

@Suite("A carousel on a screen of its own")
@MainActor
struct CarouselSampleTests {
  private func makeTour() -> TourViewController {
    let tour = TourViewController(
      stops: (1...5).map { Stop(title: "Stop \($0)", tint: .systemTeal) })
    tour.loadViewIfNeeded()
    return tour
  }

  @Test("is placed by its constraints, and so is what its cells hold")
  func places() throws {
    let screen = ReplayScene(name: "phone", screen: Extent(width: 390, height: 844))
    try Scene(screen).asCurrent { try place() }
  }

  private func place() throws {
    let tour = makeTour()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tour
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // A screen of 390 without covered edges: 24 down, half as high as the screen is wide.
    #expect(tour.collectionView.frame == CGRect(x: 0, y: 24, width: 390, height: 195))
    #expect(tour.pageControl.superview?.frame == CGRect(x: 75, y: 231, width: 240, height: 64))
    let cell = try #require(tour.collectionView.visibleCells.first as? StopCell)
    cell.layoutIfNeeded()
    #expect(cell.bounds.size == CGSize(width: 326, height: 195))
    #expect(cell.imageFrame == CGRect(x: 16, y: 16, width: 32, height: 32))
    #expect(cell.titleFrame.minX == 16 && cell.titleFrame.maxX == 310)
    #expect(abs(cell.titleFrame.maxY - 179) < 0.01 && cell.titleFrame.height > 20)
  }

  @Test("turns one page at a swipe, and its page control with it")
  func turns() throws {
    var kept: TourViewController?
    let swipe = try SwipeRequest(kind: .gentle, speed: 0.8).gesture(named: "swipe", seed: 3)
    let scene = ReplayScene(name: "phone", screen: Extent(width: 390, height: 844))
    let recording = try scene.replay(swipe) {
      let tour = makeTour()
      kept = tour
      tour.view.layoutIfNeeded()
      return tour.collectionView.keeping(tour)
    }
    let rest = try #require(recording.offsets.last)
    // One page on is 326 and the gap of 12, less the inset of 32.
    #expect(abs(rest.x - 306) < 0.34)
    #expect(kept?.pageControl.currentPage == 1)
    #expect(kept?.caption.text == "Stop 2")
  }
}
