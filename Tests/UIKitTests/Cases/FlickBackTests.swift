import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Snaps the cell nearest to the middle of the proposal, as most answers on the web do.
private final class NearestPageLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let middle = rect.midY
    let cells = super.layoutAttributesForElements(in: rect) ?? []
    let nearest = cells.min { abs($0.center.y - middle) < abs($1.center.y - middle) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: nearest.center.y - rect.height / 2)
  }
}

/// Mended: a flick turns a page, and a slow release glides back after it has stopped.
private final class FeedDelegate: NSObject, UICollectionViewDelegate {
  private var page: CGFloat = 0

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pages = scrollView.contentOffset.y / scrollView.bounds.height
    if velocity.y == 0 {
      page = pages.rounded()
      targetContentOffset.pointee = scrollView.contentOffset
    } else {
      page = velocity.y > 0 ? pages.rounded(.up) : pages.rounded(.down)
      targetContentOffset.pointee.y = page * scrollView.bounds.height
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    scrollView.setContentOffset(
      CGPoint(x: 0, y: page * scrollView.bounds.height), animated: true)
  }
}

/// Row 1: vertical, items 375 × 812, no spacing, rate .99, nearest-centre snap, dragged from page 1.
@Suite("Case 1")
@MainActor
struct FlickBackTests {
  nonisolated private static let drags = [20.0, 60, 150, 300]
  nonisolated private static let flicks = [0.3, 0.5, 1, 1.5, 2.5, 3.5]

  private func replay(_ drag: Double, _ speed: Double, isMended: Bool, _ clock: FrameClock) throws
    -> Recording
  {
    let pages = CaseStage.places(every: 812, count: 10, "nearest centre", .vertical)
    return try CaseStage.scene(375, 812, clock, pages).replay(.release(y: 812 + drag, speed)) {
      let layout = isMended ? UICollectionViewFlowLayout() : NearestPageLayout()
      layout.itemSize = CGSize(width: 375, height: 812)
      layout.minimumLineSpacing = 0
      let view = CaseStage.view(layout, items: [10], delegate: isMended ? FeedDelegate() : nil)
      view.decelerationRate = .fast
      return view
    }
  }

  @Test(
    "1: many releases aim backward, and the cell is back in one frame", arguments: Play.clocks,
    drags)
  func backward(clock: FrameClock, drag: Double) throws {
    for (speed, side) in FlickBackTests.flicks.flatMap({ [($0, 1.0), ($0, -1)] }) {
      let recording = try replay(side * drag, side * speed, isMended: false, clock)
      // PHYSICS 1.6: the flight is (v − .01) / −ln(.99) long.
      let proposal = drag + (speed - 0.01) / -log(0.99)
      let page = 1 + (side * proposal / 812).rounded()
      #expect(recording.rest.y == 812 * min(max(page, 0), 9))
      let isBehind = page == 1
      let breaches = ReleaseRequirements().breaches(in: recording)
      #expect(breaches.contains { $0.requirement == .direction } == isBehind, "\(side * speed)")
      #expect((recording.findings(of: .teleport).isEmpty) == !isBehind, "\(side * speed)")
      if isBehind {
        let lift = try #require(recording.releases.first?.frame)
        #expect(recording.offsets[lift + 1].y == 812, "\(side * speed)")
      }
    }
  }

  @Test("1: a mended flick's target is ahead", arguments: Play.clocks, drags)
  func ahead(clock: FrameClock, drag: Double) throws {
    for (speed, side) in FlickBackTests.flicks.flatMap({ [($0, 1.0), ($0, -1)] }) {
      let recording = try replay(side * drag, side * speed, isMended: true, clock)
      #expect(recording.rest.y == 812 + side * 812)
      let direction = ReleaseRequirements().breaches(in: recording)
        .filter { $0.requirement == .direction }
      #expect(direction.isEmpty)
      let kinds = recording.findings().map(\.kind)
      #expect(Set(kinds).isDisjoint(with: [.teleport, .reversal]))
    }
  }

  @Test(
    "1: a mended slow release glides back without a one-frame jump", arguments: Play.clocks, drags)
  func slow(clock: FrameClock, drag: Double) throws {
    for side in [1.0, -1] {
      let recording = try replay(side * drag, side * 0.2, isMended: true, clock)
      #expect(recording.rest.y == 812)
      // The steepest step of sin²(πf/2) in 300 ms is π/2 · dt/300 of the way, here at 60 Hz; a pixel for rounding.
      let steepest = drag * .pi / 2 * (1000 / 60) / 300 + 1.0 / 3
      let steps = recording.stepsAlongY.map { -side * $0 }
      #expect(steps.allSatisfy { $0 >= 0 && $0 <= steepest })
      #expect(recording.findings().allSatisfy { !$0.isFlap })
    }
  }
}
