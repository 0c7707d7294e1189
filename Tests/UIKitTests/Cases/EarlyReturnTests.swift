import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Heads for the page nearest to the finger; unless mended, leaves the proposal where it is already there.
private final class EarlyReturnLayout: UICollectionViewFlowLayout {
  var isMended = false

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let offset = collectionView?.contentOffset.x ?? 0
    let target = (offset / 300).rounded() * 300
    guard target == offset else { return CGPoint(x: target, y: 0) }
    guard isMended else { return proposedContentOffset }
    return CGPoint(x: target + (velocity.x > 0 ? 300 : -300), y: 0)
  }
}

/// Row 5: offset = k · pitch exactly, and a layout that returns early when the target equals the current page.
@Suite("Case 5")
@MainActor
struct EarlyReturnTests {
  private func replay(page: Int, _ speed: Double, isMended: Bool, _ clock: FrameClock) throws
    -> Recording
  {
    let pages = CaseStage.places(every: 300, count: 20, "nearest page")
    return try CaseStage.scene(300, 300, clock, pages)
      .replay(.release(x: Double(page) * 300, speed)) {
        let layout = CaseStage.row(EarlyReturnLayout(), 300)
        layout.isMended = isMended
        return CaseStage.view(layout, items: [20])
      }
  }

  @Test(
    "5: the flight drifts off the page, and its rest is found to be misplaced",
    arguments: Play.clocks, [0.3, 0.5, 0.8, 1, 1.7, -0.3, -0.5, -1])
  func drifts(clock: FrameClock, speed: Double) throws {
    for page in [5, 9] {
      let recording = try replay(page: page, speed, isMended: false, clock)
      let flight = CaseStage.flight(speed)
      let rest = Double(page) * 300 + (speed > 0 ? flight : -flight)
      #expect(abs(recording.rest.x - rest) < 0.5)
      let beside = abs(rest - (rest / 300).rounded() * 300)
      let found = recording.findings(of: .misplacedRest)
      #expect(found.count == 1)
      #expect(abs((found.first?.magnitude ?? 0) - beside) < 0.5)
      #expect(found.first?.cause.contains("left UIKit's proposal as it was") == true)
    }
  }

  @Test(
    "5: mended: rests on a page", arguments: Play.clocks, [0.3, 0.5, 0.8, 1, 1.7, -0.3, -0.5, -1])
  func rests(clock: FrameClock, speed: Double) throws {
    for page in [5, 9] {
      let recording = try replay(page: page, speed, isMended: true, clock)
      #expect(recording.rest.x == Double(page + (speed > 0 ? 1 : -1)) * 300)
      #expect(recording.findings(of: .misplacedRest).isEmpty)
    }
  }
}
