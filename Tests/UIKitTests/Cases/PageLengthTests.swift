import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// What `isPagingEnabled` takes for a page is the bounds, whatever lies in them.
@Suite("Cases 6, 7 and 8")
@MainActor
struct PageLengthTests {
  private func expectDrift(_ recording: Recording, _ distance: Double, _ reason: String) throws {
    let found = try #require(recording.findings(of: .misplacedRest).first)
    #expect(found.magnitude.isNear(distance, within: 1e-6))
    #expect(found.cause.contains(reason), "\(found.cause)")
  }

  @Test(
    "6: three items of 110 and 10 between on 350 points: each page drifts by 10",
    arguments: Play.clocks, 1...5)
  func spacing(clock: FrameClock, page: Int) throws {
    // The second cell is in the middle at 0: (120 + 55) − 175.
    let places = CaseStage.places(every: 120, from: -120, count: 30, "isPagingEnabled")
    let recording = try CaseStage.scene(350, 300, clock, places)
      .replay(.release(x: 350 * Double(page - 1) + 100, 0.5)) {
        let view = CaseStage.view(CaseStage.row(110, spacing: 10), items: [30])
        view.isPagingEnabled = true
        return view
      }
    #expect(recording.rest.x == 350 * Double(page))
    try expectDrift(
      recording, 10 * Double(page),
      "pages are 350 pt long and every 3 cells 360 pt apart, so each page drifts by -10 pt")
  }

  @Test("7: pages take no notice of an inset of 30", arguments: Play.clocks, 1...4)
  func inset(clock: FrameClock, page: Int) throws {
    let places = CaseStage.places(every: 315, from: -30, count: 12, "isPagingEnabled")
    let start = -30 + 375 * Double(page - 1)
    let recording = try CaseStage.scene(375, 300, clock, places)
      .replay(.release(x: start + 100, 0.5)) {
        let view = CaseStage.view(CaseStage.row(315), items: [12])
        view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        view.contentOffset.x = start
        view.isPagingEnabled = true
        return view
      }
    // A page on by 375, and not by 315.
    let rest = start + 375
    #expect(recording.rest.x == rest)
    // The cell in the middle of the view holds rest + 187.5.
    let item = ((rest + 187.5) / 315).rounded(.down)
    try expectDrift(
      recording, abs(rest - (315 * item - 30)), "contentInset does not make a page shorter")
  }

  @Test(
    "8: paging together with a snapping delegate of 0.8 W rests off cells, and is named",
    arguments: Play.clocks, 1...6)
  func both(clock: FrameClock, page: Int) throws {
    let rule = "nearestCell beside isPagingEnabled"
    // The cells' centres lie at 300 i + 150.
    let places = CaseStage.places(every: 300, from: -37.5, count: 12, rule)
    let delegate = CaseDelegate { offset, _, _ in
      CGPoint(x: ((offset.x + 37.5) / 300).rounded(.up) * 300 - 37.5, y: 0)
    }
    let recording = try CaseStage.scene(375, 300, clock, places)
      .replay(.release(x: 375 * Double(page - 1) + 100, 0.5)) {
        let view = CaseStage.view(CaseStage.row(300), items: [12], delegate: delegate)
        view.isPagingEnabled = true
        return view
      }
    let rest = 375 * Double(page)
    #expect(recording.rest.x == rest)
    let item = ((rest + 187.5) / 300).rounded(.down)
    try expectDrift(
      recording, abs(rest - (300 * item - 37.5)),
      "\(rule): the page motion goes to multiples of the view's 375 pt")
  }
}
