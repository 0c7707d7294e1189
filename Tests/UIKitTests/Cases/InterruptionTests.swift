import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Starts an animation of its own when the flight begins.
private final class InterruptingDelegate: NSObject, UICollectionViewDelegate {
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(CGPoint(x: 1500, y: 0), animated: true)
  }
}

/// Row 13: setContentOffset(animated) from willBeginDecelerating.
@Suite("Case 13")
@MainActor
struct InterruptionTests {
  @Test(
    "13: the motion restarts from rest, and the fall of speed is found",
    arguments: [(60.0, FrameClock.sixty), (120, .oneHundredTwenty)], [0.8, 1, 2, 3.0])
  func brake(rate: (hertz: Double, clock: FrameClock), speed: Double) throws {
    for side in [1.0, -1] {
      let recording = try CaseStage.scene(375, 300, rate.clock)
        .replay(.release(x: 1500 - side * 300, side * speed)) {
          CaseStage.view(CaseStage.row(300), items: [40], delegate: InterruptingDelegate())
        }
      #expect(recording.rest.x == 1500)
      // PHYSICS 6: the first frame goes sin²(π/2 · dt/300) of the 300 points, from rest.
      let dt = 1000 / rate.hertz
      let share = sin(.pi / 2 * dt / 300)
      let first = 300 * share * share / dt
      let found = recording.findings(of: .brake)
      #expect(found.count == 1)
      let fall = try #require(found.first?.magnitude)
      #expect(fall <= speed + 1e-9 && fall >= speed - first - 1.0 / 3 / dt)
      #expect(found.first?.isFlap == false)
    }
  }
}
