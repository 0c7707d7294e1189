import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 10: overscrolled by 80 at the top, flicked up at 1–3.
@Suite("Case 10")
@MainActor
struct OverscrolledFlickTests {
  @Test(
    "10: the proposal ignores the bounce, so the rest differs from it, and by how much is told",
    arguments: Play.clocks, [1.0, 1.5, 2, 3])
  func flick(clock: FrameClock, speed: Double) throws {
    for overscroll in [20.0, 80] {
      var told: CGPoint?
      let watcher = TargetWatcher { told = $0 }
      let recording = try CaseStage.scene(375, 300, clock)
        .replay(.release(y: -overscroll, speed)) {
          let view = UIScrollView(frame: UIScreen.main.bounds)
          view.contentSize = CGSize(width: 375, height: 9000)
          view.delegate = watcher
          return view
        }
      let release = try #require(recording.releases.first)
      // PHYSICS 1.6, to the pixel.
      let proposal = -overscroll + (speed - 0.01) / -log(0.998)
      #expect(abs(release.proposed.y - proposal) < 1.0 / 3)
      #expect(told == CGPoint(x: 0, y: release.proposed.y))
      // PHYSICS 5: outside, the spring feeds on the speed, and what is left at the edge flies on from there.
      let distance = recording.rest.y - release.proposed.y
      #expect(abs(distance) > 1)
      let metrics = try #require(recording.metrics(.vertical).first)
      #expect(metrics.distanceFromProposal.isNear(distance))
    }
  }
}

private final class TargetWatcher: NSObject, UIScrollViewDelegate {
  private let note: (CGPoint) -> Void

  init(_ note: @escaping (CGPoint) -> Void) { self.note = note }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note(targetContentOffset.pointee) }
}
