import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 20: a constant drag of .6 pt/ms, sampled at touch 60 and 120, shown at 60, 90 and 120.
@Suite("Case 20")
@MainActor
struct SamplingRateTests {
  nonisolated private static let displays = [60.0, 90, 120]

  private func replay(
    touch: Double, display: Double, _ speed: Double, _ rule: CaseDelegate.Rule? = nil
  ) throws -> Recording {
    // Half a second of it.
    let samples = swipe(
      Array(repeating: speed, count: Int(touch / 2)), interval: 1000 / touch, from: 180)
    return try CaseStage.scene(375, 300, FrameClock(hertz: display))
      .replay(Gesture(name: "constant", samples: samples)) {
        CaseStage.view(
          CaseStage.row(300), items: [40], at: 3000, delegate: rule.map { CaseDelegate($0) })
      }
  }

  @Test(
    "20: no finding, and a rest that is equal at all rates within a pixel", arguments: [60.0, 120],
    displays)
  func rest(touch: Double, display: Double) throws {
    for speed in [0.6, -0.6, 0.9] {
      let recording = try replay(touch: touch, display: display, speed)
      // 500 ms less the slop of 10 points (PHYSICS 8.3), and the flight.
      let side: Double = speed > 0 ? 1 : -1
      let way = speed.magnitude * 500 - 10 + CaseStage.flight(speed)
      #expect(abs(recording.rest.x - (3000 + side * way)) <= 0.5)
      #expect(recording.findings().isEmpty)
    }
  }

  @Test("20: so it is where a delegate snaps", arguments: [60.0, 120], displays)
  func snapped(touch: Double, display: Double) throws {
    let recording = try replay(touch: touch, display: display, 0.6) { offset, _, _ in
      CGPoint(x: (offset.x / 300).rounded() * 300, y: 0)
    }
    // 3290 is next to 3300.
    #expect(recording.rest.x == 3300)
    #expect(recording.findings().isEmpty)
  }
}
