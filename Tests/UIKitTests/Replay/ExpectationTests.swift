import ReplayTesting
import Samples
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Brings the cell nearest to the proposal to the left, in one frame if that lies behind.
private final class NearestLeftLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
  }
}

/// The same, as a remedy ends the drag.
private final class SteadyLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let target = CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
    collectionView?.setContentOffset(target, animated: true)
    return target
  }
}

@Suite("Expectations of carousels in this UIKit")
@MainActor
struct CarouselExpectationTests {
  @Test("hold for a carousel that the closure makes", arguments: [0.3, 1, -0.8])
  func steady(speed: Double) throws {
    try expectReplay(.hasNoFlaps, .restsOnPage) {
      try smallScene.replay(.release(x: 420, speed)) { carousel(SteadyLayout()) }
    }
  }

  @Test("fail for one that flaps, and say why")
  func flapping() throws {
    // At rate .99: .29 / .01005 = 28.9 points on from 420, so the cell at 400 is nearest, behind.
    let recording = try smallScene.replay(.release(x: 420, 0.3)) {
      let view = carousel(NearestLeftLayout())
      view.decelerationRate = .fast
      return view
    }
    let failures = ReplayExpectation.hasNoFlaps.verify(recording)
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("teleport (a flap)") == true)
    withKnownIssue {
      expectReplay(recording, .hasNoFlaps)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("teleport") }
    }
  }
}
