import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 2: W 390, peek 39, spacing 16, 12 items, at most one page a swipe, |v| ≤ .2.
@Suite("Case 2")
@MainActor
struct PageLimitTests {
  /// Cells of 390 − 2 · 39 = 312 points, 328 from one to the next.
  private func replay(
    page: Int, drag: Double, speed: Double, _ clock: FrameClock, _ rule: @escaping CaseDelegate.Rule
  ) throws -> Recording {
    let pages = CaseStage.places(every: 328, count: 12, "one page")
    return try CaseStage.scene(390, 300, clock, pages)
      .replay(.release(x: Double(page) * 328 + drag, speed)) {
        CaseStage.view(
          CaseStage.row(312, spacing: 16, inset: 39), items: [12], at: CGFloat(page) * 328,
          delegate: CaseDelegate(rule))
      }
  }

  nonisolated private static let drags = [-250.0, -170, -160, -60, 60, 160, 170, 250]

  @Test(
    "2: a limit applied to the absolute index lands on page 1", arguments: Play.clocks,
    [-0.2, 0, 0.2])
  func absolute(clock: FrameClock, speed: Double) throws {
    for page in 2...11 {
      for drag in PageLimitTests.drags where page < 11 || drag < 0 {
        let recording = try replay(page: page, drag: drag, speed: speed, clock) { offset, _, _ in
          CGPoint(x: min(max((offset.x / 328).rounded(), -1), 1) * 328, y: 0)
        }
        #expect(recording.rest.x == 328)
        let breaches = ReleaseRequirements(travel: 1).breaches(in: recording)
        // Half a page or less from page 2, page 1 is not too far.
        let lift = page + Int((drag / 328).rounded())
        #expect(breaches.contains { $0.requirement == .travel } == (lift > 2), "\(page), \(drag)")
      }
    }
  }

  @Test(
    "2: mended: the page nearest the lift point, at most one from the start",
    arguments: Play.clocks,
    [-0.2, 0, 0.2])
  func relative(clock: FrameClock, speed: Double) throws {
    for page in 2...11 {
      for drag in PageLimitTests.drags where page < 11 || drag < 0 {
        let recording = try replay(page: page, drag: drag, speed: speed, clock) {
          offset, start, _ in
          let first = (start.x / 328).rounded()
          return CGPoint(x: min(max((offset.x / 328).rounded(), first - 1), first + 1) * 328, y: 0)
        }
        // 164 is half a page.
        let turned = drag.magnitude > 164 ? (drag > 0 ? 1 : -1) : 0
        #expect(recording.rest.x == 328 * Double(page + turned))
        let breaches = ReleaseRequirements(travel: 1).breaches(in: recording)
        #expect(breaches.allSatisfy { $0.requirement != .travel })
      }
    }
  }
}
