import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import Testing
import UIKit

@testable import ScrollReplay

/// Goes on when the content rests; unless mended, it knows one way to rest.
private final class WaitingDelegate: NSObject, UICollectionViewDelegate {
  let isMended: Bool
  private(set) var arrivals = 0

  init(isMended: Bool) { self.isMended = isMended }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if isMended && !decelerate { arrivals += 1 }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrivals += 1 }
}

/// Row 14: a lift with no velocity.
@Suite("Case 14")
@MainActor
struct EndNoticeTests {
  private func replay(
    _ offset: Double, _ speed: Double, _ clock: FrameClock,
    _ delegate: any UICollectionViewDelegate, isPaging: Bool = false
  ) throws -> Recording {
    try CaseStage.scene(300, 300, clock).replay(.release(x: offset, speed)) {
      let view = CaseStage.view(CaseStage.row(300), items: [40], delegate: delegate)
      view.isPagingEnabled = isPaging
      return view
    }
  }

  /// How many frames have each notice: dragging ended, decelerating ended, animation ended.
  private func notices(_ recording: Recording) -> [Int] {
    [.didEndDragging, .didEndDecelerating, .didEndScrollingAnimation].map {
      recording.frames(with: $0)
    }
  }

  @Test(
    "14: only didEndDragging comes, and what waits for didEndDecelerating hangs",
    arguments: Play.clocks, [0, 0.1, -0.24])
  func still(clock: FrameClock, speed: Double) throws {
    for offset in [140.0, 600, 1234] {
      for isMended in [false, true] {
        let delegate = WaitingDelegate(isMended: isMended)
        let recording = try replay(offset, speed, clock, delegate)
        #expect(recording.rest.x == offset)
        #expect(notices(recording) == [1, 0, 0])
        #expect(delegate.arrivals == (isMended ? 1 : 0))
        #expect(ReleaseRequirements().breaches(in: recording).isEmpty)
      }
    }
  }

  @Test("14: every other ending tells its own notice, once", arguments: Play.clocks)
  func endings(clock: FrameClock) throws {
    let flight = WaitingDelegate(isMended: true)
    #expect(notices(try replay(600, 1, clock, flight)) == [1, 1, 0])
    #expect(flight.arrivals == 1)
    let page = WaitingDelegate(isMended: true)
    #expect(notices(try replay(640, 0, clock, page, isPaging: true)) == [1, 1, 0])
    #expect(page.arrivals == 1)
    var scene = CaseStage.scene(300, 300, clock)
    scene.remedy = .setContentOffset
    let animated = try scene.replay(.release(x: 640, 1)) {
      CaseStage.view(
        CaseStage.row(300), items: [40], delegate: CaseDelegate { _, _, _ in CGPoint(x: 900, y: 0) }
      )
    }
    #expect(notices(animated) == [1, 0, 1])
  }

  @Test("14: a recording that lacks its notice is reported with those that came")
  func lacking() throws {
    var recording = try replay(600, 1, .sixty, WaitingDelegate(isMended: false))
    for frame in recording.events.indices { recording.events[frame].remove(.didEndDecelerating) }
    let found = ReleaseRequirements().breaches(in: recording)
    #expect(found.map(\.requirement) == [.end])
    #expect(
      found.first?.cause == """
        after a deceleration it told didEndDecelerating and didEndScrollingAnimation 0 and 0 times, \
        not 1 and 0
        """)
  }
}
