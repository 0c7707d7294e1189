import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Whose velocity a release has.
@Suite("Cases 11 and 12")
@MainActor
struct FingerCaseTests {
  private func replay(
    _ samples: [TouchSample], _ clock: FrameClock, _ rule: CaseDelegate.Rule? = nil
  ) throws -> Recording {
    try CaseStage.scene(375, 300, clock).replay(Gesture(name: "case", samples: samples)) {
      CaseStage.view(
        CaseStage.row(300), items: [40], at: 3000, delegate: rule.map { CaseDelegate($0) })
    }
  }

  @Test(
    "11: held still 100+ ms without samples, the lift flies on the stale velocity, which is named",
    arguments: Play.clocks, [0.5, 1, -1, -2])
  func stale(clock: FrameClock, speed: Double) throws {
    for hold in [20.0, 100, 101, 120, 400] {
      let samples = swipe(
        Array(repeating: speed, count: 6), interval: 10, from: 180, lift: hold)
      let recording = try replay(samples, clock)
      let release = try #require(recording.releases.first)
      // As the platform does it: PHYSICS 8.3, and the flight from there.
      let flight = CaseStage.flight(speed)
      let rest = release.offset.x + (speed > 0 ? flight : -flight)
      #expect(abs(recording.rest.x - rest) < 0.5)
      let found = recording.findings(of: .staleVelocity)
      #expect(found.count == (hold > 100 ? 1 : 0), "\(hold)")
      if let found = found.first { #expect(found.magnitude.isNear(hold)) }
    }
  }

  @Test(
    "12: the second of two flicks, during the glide, owns the velocity", arguments: Play.clocks,
    [1.5, 0.6, -1.5, -0.4])
  func second(clock: FrameClock, speed: Double) throws {
    for gap in [60.0, 120, 200] {
      let samples =
        swipe(Array(repeating: 1.5, count: 8))
        + swipe(Array(repeating: speed, count: 8), from: 200, at: 64 + gap)
      let recording = try replay(samples, clock) { offset, _, velocity in
        let pages = offset.x / 300
        return CGPoint(x: 300 * (velocity.x > 0 ? pages.rounded(.up) : pages.rounded(.down)), y: 0)
      }
      #expect(recording.releases.count == 2)
      #expect(recording.releases.map(\.velocity.x).last?.isNear(speed) == true)
      #expect(recording.rest.x == recording.releases.last?.target.x)
      #expect(recording.rest.x.truncatingRemainder(dividingBy: 300) == 0)
    }
  }
}
