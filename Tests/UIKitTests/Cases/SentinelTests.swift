import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Guesses where the flick goes, and looks for the nearest cell on the screen there.
private final class GuessingLayout: UICollectionViewFlowLayout {
  var isMended = false

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let guess = collectionView.contentOffset.x + velocity.x * 300
    let rect = CGRect(origin: CGPoint(x: guess, y: 0), size: collectionView.bounds.size)
    let places = (layoutAttributesForElements(in: rect) ?? []).map(\.frame.minX)
    if isMended && places.isEmpty { return proposedContentOffset }
    var distance = CGFloat.greatestFiniteMagnitude
    for place in places where abs(place - guess) < abs(distance) { distance = place - guess }
    return CGPoint(x: guess + distance, y: 0)
  }
}

/// Row 3: a pull before the first cell until the proposal is a viewport beyond it.
@Suite("Case 3")
@MainActor
struct SentinelTests {
  /// 20 cells of 200 on 375 points: offsets end at 3625.
  private func replay(_ offset: Double, _ speed: Double, isMended: Bool, _ clock: FrameClock) throws
    -> Recording
  {
    try CaseStage.scene(375, 300, clock).replay(.release(x: offset, speed)) {
      let layout = CaseStage.row(GuessingLayout(), 200)
      layout.isMended = isMended
      return CaseStage.view(layout, items: [20])
    }
  }

  nonisolated private static let pulls: [(offset: Double, speed: Double)] = [
    (-10, -0.5), (-10, -1.5), (-60, -1), (-60, -3), (-150, -0.5), (-150, -1), (-150, -3),
  ]

  @Test(
    "3: the sentinel of a search that found nothing is named, and the view clamps",
    arguments: Play.clocks, pulls)
  func sentinel(clock: FrameClock, pull: (offset: Double, speed: Double)) throws {
    // At the start, and by as much past the end.
    for isAtEnd in [false, true] {
      let offset = isAtEnd ? 3625 - pull.offset : pull.offset
      let speed = isAtEnd ? -pull.speed : pull.speed
      let recording = try replay(offset, speed, isMended: false, clock)
      let release = try #require(recording.releases.first)
      let guess = release.offset.x + 300 * speed
      let isNowhere = guess + 375 < 0 || guess > 4000
      #expect(recording.offsets.allSatisfy { $0.x.isFinite && (-400...4025).contains($0.x) })
      #expect((0...3625).contains(recording.rest.x))
      let found = recording.findings(of: .badAttributes)
      let isInside = (0...3625).contains(release.delegateTarget.x)
      #expect(found.map(\.frames) == (isInside ? [] : [release.frame...release.frame]))
      if isNowhere {
        #expect(release.layoutTarget.x == .greatestFiniteMagnitude)
        #expect(release.target.x == 3625)
        let range = ReleaseRequirements().breaches(in: recording)
          .filter { $0.requirement == .range }
        #expect(range.map(\.frame) == [release.frame])
      }
    }
  }

  @Test("3: mended, no target is out of range", arguments: Play.clocks, pulls)
  func mended(clock: FrameClock, pull: (offset: Double, speed: Double)) throws {
    let recording = try replay(pull.offset, pull.speed, isMended: true, clock)
    #expect(recording.rest.x == 0)
    #expect(recording.findings(of: .badAttributes).isEmpty)
  }
}
