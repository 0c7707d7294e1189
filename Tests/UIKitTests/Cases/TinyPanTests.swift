import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 4: interval 300, lift within ±10 pt of a page, v in {0, ±.05}.
@Suite("Case 4")
@MainActor
struct TinyPanTests {
  private func rest(
    page: Int, _ drag: Double, _ speed: Double, _ clock: FrameClock,
    _ rule: @escaping CaseDelegate.Rule
  ) throws -> Double {
    let start = Double(page) * 300
    return try CaseStage.scene(375, 300, clock).replay(.release(x: start + drag, speed)) {
      CaseStage.view(CaseStage.row(300), items: [12], at: start, delegate: CaseDelegate(rule))
    }.rest.x
  }

  nonisolated private static let drags = [-10, -5, -1, -1.0 / 3, 1.0 / 3, 1, 5, 10]

  @Test(
    "4: floor plus a direction test moves a page at every tiny pan", arguments: Play.clocks,
    [-0.05, 0, 0.05])
  func floors(clock: FrameClock, speed: Double) throws {
    for page in [1, 3, 8] {
      for drag in TinyPanTests.drags {
        let rest = try rest(page: page, drag, speed, clock) { offset, start, _ in
          CGPoint(x: (floor(offset.x / 300) + (offset.x > start.x ? 1 : 0)) * 300, y: 0)
        }
        #expect(rest == Double(page + (drag > 0 ? 1 : -1)) * 300)
      }
    }
  }

  @Test("4: mended: the nearest page", arguments: Play.clocks, [-0.05, 0, 0.05])
  func nearest(clock: FrameClock, speed: Double) throws {
    for page in [1, 3, 8] {
      for drag in TinyPanTests.drags + [0] {
        let rest = try rest(page: page, drag, speed, clock) { offset, _, _ in
          CGPoint(x: (offset.x / 300).rounded() * 300, y: 0)
        }
        #expect(rest == Double(page) * 300)
      }
    }
  }
}
