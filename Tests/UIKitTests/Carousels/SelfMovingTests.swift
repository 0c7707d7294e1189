import Foundation
import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Carousels that move by themselves")
@MainActor
struct SelfMovingTests {
  @Test("a banner turns its page every two seconds, to the frame", arguments: Play.clocks)
  func banner(clock: FrameClock) throws {
    let recording = try Show.carousel(
      "AutoAdvancingBanner", .shipped("left-1", after: 5), clock)
    let dragged = try #require(
      recording.events.firstIndex { $0.contains(.willBeginDragging) })
    for frame in 0..<dragged {
      let time = Double(recording.times[frame]) / 1e9
      // Turned at 2 s and at 4 s, 0.3 s long: sin² of a quarter turn.
      let turns = [2.0, 4].map { start in
        let share = min(max((time - start) / 0.3, 0), 1)
        return 0.5 - 0.5 * cos(Double.pi * share)
      }
      let expected = 375 * (turns[0] + turns[1])
      #expect(abs(recording.offsets[frame].x - expected) <= 0.5, "frame \(frame), \(time) s")
    }
    // The finger turns the third page to the fourth, the last; the timer that starts again turns none.
    #expect(recording.rest.x == 3 * 375)
  }

  @Test("a finger stops the banner's timer until half a second after it has gone")
  func bannerPaused() throws {
    let banner = Kept<AutoAdvancingBanner>()
    let long = try Gesture(
      name: "late",
      samples: try Show.fixture("left-0.5", after: 1.5).samples
        + Show.fixture("right-0.5", after: 9).samples)
    let recording = try Show.view(.gesture(long)) {
      let view = AutoAdvancingBanner(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      banner.value = view
      return view.collectionView.keeping(view)
    }
    let lifted = try #require(recording.releases.first?.frame)
    let restart = Double(recording.times[lifted]) / 1e9 + 0.5
    // The next turn comes two seconds after that, and not at 2 s.
    let moved = try #require(
      recording.times.indices.first {
        Double(recording.times[$0]) / 1e9 > restart + 1 && recording.phases[$0] == .animating
      })
    #expect(abs(Double(recording.times[moved]) / 1e9 - restart - 2) <= 2.0 / 60)
    #expect(banner.value?.turns == 2)
  }

  @Test("a display link moves the content 60 points a second", arguments: Play.clocks)
  func displayLink(clock: FrameClock) throws {
    let recording = try Show.carousel("LinkedScroller", .shipped("left-1", after: 3), clock)
    let dragged = try #require(
      recording.events.firstIndex { $0.contains(.willBeginDragging) })
    // What is written lies on a pixel, and the next step starts there: half a point a frame is one or two thirds.
    var expected = 0.0
    for frame in 1..<dragged {
      let step = Double(recording.times[frame] - recording.times[frame - 1]) / 1e9
      expected = Show.onGrid(expected + 60 * step)
      #expect(abs(recording.offsets[frame].x - expected) <= 1e-6)
    }
    #expect(clock != .sixty || expected.isNear(Double(dragged - 1)))
    #expect(recording.times[dragged] > 3_000_000_000)
    #expect(recording.rest.x > recording.offsets[dragged].x)
  }

  @Test(
    "a swipe turns one page, and the finger scrolls nothing",
    arguments: [("left-1", 1.0), ("two-left-1", 2), ("right-1", 0), ("up-1", 0), ("left-0.1", 0)])
  func swipeTurner(gesture: String, pages: Double) throws {
    for clock in Play.clocks {
      let recording = try Show.carousel("SwipeTurner", gesture, clock)
      #expect(recording.rest.x == 375 * pages)
      #expect(recording.releases == [])
      #expect(recording.phases.allSatisfy { $0 != .dragging && $0 != .decelerating })
    }
  }

  /// Six cells of 200 with gaps of 20 come round after 1320 points.
  @Test(
    "an endless layout jumps by its period, and shows the same", arguments: Play.sideways,
    Play.clocks)
  func endless(gesture: String, clock: FrameClock) throws {
    let layout = EndlessLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 500)
    layout.minimumLineSpacing = 20
    layout.sectionInset.right = 20
    let recording = try Show.layout(layout, items: [6, 6, 6], .shipped(gesture), clock)
    #expect(recording == (try Show.carousel("EndlessLayout", gesture, clock)))
    let period = 1320.0
    #expect(recording.offsets.allSatisfy { $0.x >= period / 2 && $0.x <= period * 1.5 })
    // What is seen depends on the offset modulo the period alone: every frame shows it whole.
    #expect(
      recording.frames { frame in
        let offset = recording.offsets[frame].x
        let shown = recording.cells(in: frame)
          .map { Seen(item: $0.item, x: ($0.center.x - offset).rounded(toPlaces: 6)) }
        let expected = (0..<18)
          .filter { 220 * Double($0) < offset + 375 && 220 * Double($0) + 200 > offset }
          .map { Seen(item: $0 % 6, x: (220 * Double($0) + 100 - offset).rounded(toPlaces: 6)) }
        return Set(shown) == Set(expected) && shown.count == expected.count
      } == [])
  }

  @Test("a flight goes on through the jump", arguments: Play.clocks)
  func endlessFlight(clock: FrameClock) throws {
    let layout = EndlessLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 500)
    layout.minimumLineSpacing = 20
    layout.sectionInset.right = 20
    let recording = try Show.layout(
      layout, items: [6, 6, 6], .release(x: 1900, 2), clock)
    let jump = try #require(
      recording.offsets.indices.dropFirst().first {
        recording.offsets[$0].x < recording.offsets[$0 - 1].x
      })
    // The steps beside the jump, a period taken off, go down evenly.
    let steps = recording.offsets.indices.dropFirst().map {
      let step = recording.offsets[$0].x - recording.offsets[$0 - 1].x
      return $0 == jump ? step + 1320 : step
    }
    #expect(layout.jumps >= 1)
    #expect(
      zip(steps.dropFirst(2), steps.dropFirst(3)).allSatisfy { $1 <= $0 + 2.0 / 3 && $1 >= 0 })
    // From 1900, at 2 pt/ms and the normal rate, 994 points on.
    #expect(abs(recording.rest.x - (1900 + 994 - 1320)) < 2)
  }
}

/// Something that a replay's closure hands out.
@MainActor
final class Kept<Value: AnyObject> {
  var value: Value?
}

/// What of a cell is seen: which it is, and where.
private struct Seen: Hashable {
  let item: Int
  let x: Double
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}
