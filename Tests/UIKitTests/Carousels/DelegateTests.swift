import Foundation
import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Delegates")
@MainActor
struct DelegateTests {
  /// Two cells of 200 and 260 and their gaps of 20 take 500 points; their middles lie at 187.5 and 437.5.
  @Test(
    "the nearest cell by the delegate's own sizes, which win",
    arguments: [(100.0, 1.0, 500.0), (240, -0.5, 0), (500, 2, 1500), (600, 0, 500), (640, 0, 750)])
  func nearestCell(x: Double, reading: Double, rest: Double) throws {
    for clock in Play.clocks {
      let recording = try Show.carousel("NearestCellDelegate", .release(x: x, reading), clock)
      #expect(recording.rest.x == rest)
      #expect(
        recording.violations { cell, _ in
          let pairs = 500 * Double(cell.item / 2)
          return cell.item.isMultiple(of: 2)
            ? cell.hasFrame(87.5 + pairs, 20, 200, 772) : cell.hasFrame(307.5 + pairs, 20, 260, 772)
        } == [])
    }
  }

  @Test(
    "the delegate keeps its page and scrolls there in 0.3 s, from rest",
    arguments: [(200.0, 0.0, 320.0), (100, 0, 0), (40, 1, 320), (300, -1, 0)])
  func indexKeeping(x: Double, reading: Double, target: Double) throws {
    let recording = try Show.carousel("IndexKeepingDelegate", .release(x: x, reading))
    let release = try #require(recording.releases.first)
    #expect(release.owner == .offsetAnimation)
    for frame in recording.times.indices.dropFirst(release.frame + 1) {
      let share = min(Double(recording.times[frame] - recording.times[release.frame]) / 3e8, 1)
      let progress = 0.5 - 0.5 * cos(Double.pi * share)
      #expect(abs(recording.offsets[frame].x - (x + (target - x) * progress)) <= 1.0 / 6 + 1e-9)
    }
    #expect(recording.rest.x == target)
  }

  /// What a delegate writes to cells in `scrollViewDidScroll` reaches those that are in sight by then: a cell that comes
  /// in this frame's layout pass, which follows, is shown for one frame as its layout says. So it is on a device.
  @Test(
    "a delegate scales the cells in sight, those that come a frame late", arguments: Play.clocks)
  func scalingCells(clock: FrameClock) throws {
    let recording = try Show.carousel("ScalingCellsDelegate", "left-2", clock)
    var late: [Int32: Int] = [:]
    #expect(
      recording.violations { cell, frame in
        let away = abs(cell.center.x - recording.middle(in: frame).x)
        let scale = max(0.8, 1 - away / 375 * 0.4)
        if cell.transform.isNear(.scale(scale)), cell.alpha.isNear(scale) { return true }
        // Nothing scrolled yet, or the cell has just come.
        let hasScrolled = recording.offsets[...frame].contains { $0.x > 0 }
        let isNew = frame == 0 || recording.cell(cell.item, in: frame - 1) == nil
        if hasScrolled, isNew { late[cell.element.item] = frame }
        return (!hasScrolled || isNew) && cell.transform == .identity && cell.alpha == 1
      } == [])
    #expect(late.count >= 3)
    // Each of them pops by 0.2 at the view's edge in the frame after: a flicker, and it is found.
    let found = recording.findings().filter { $0.kind == .cellFlicker }
    for (item, frame) in late where frame + 2 < recording.count {
      #expect(
        found.contains {
          $0.cells == [.cell(section: 0, item: Int(item))] && $0.frames.contains(frame)
        }, "cell \(item) in frame \(frame)")
    }
  }

  @Test(
    "a delegate that snaps late hands over from a flight to an animation", arguments: Play.clocks)
  func lateSnap(clock: FrameClock) throws {
    let recording = try Show.carousel("LateSnapDelegate", .release(x: 100, 1), clock)
    let ended = try #require(
      recording.events.firstIndex { $0.contains(.didEndDecelerating) })
    // Flown to 100 + 494.5, and then to the cell in the middle: of 300 each, 320 apart.
    let flown = recording.offsets[ended].x
    #expect(abs(flown - 594.5) < 1)
    let item = ((flown + 187.5 - 150) / 320).rounded()
    #expect(recording.rest.x == Show.onGrid(320 * item + 150 - 187.5))
    #expect(
      recording.phases[(ended + 1)...].dropLast().allSatisfy { $0 == .animating })
    let steps = zip(recording.offsets[ended...], recording.offsets[(ended + 1)...])
    #expect(steps.allSatisfy { ($1.x - $0.x) * (recording.rest.x - flown) >= 0 })
    #expect(recording.events.last?.contains(.didEndScrollingAnimation) == true)
  }

  @Test("a spring of UIView ends the drag", arguments: [(400.0, 1.0), (700, -0.8), (500, 0)])
  func springing(x: Double, reading: Double) throws {
    let recording = try Show.carousel("SpringingDelegate", .release(x: x, reading))
    let release = try #require(recording.releases.first)
    let target = (release.proposed.x / 300).rounded() * 300
    let distance = target - x
    let velocity = distance == 0 ? 0 : 1000 * release.velocity.x / distance
    let spring = try Spring.animation(duration: 0.3, dampingRatio: 1, initialVelocity: velocity)
    #expect(release.owner == .springAnimation)
    var frames = 0
    for frame in recording.times.indices.dropFirst(release.frame) {
      let time = Double(recording.times[frame] - recording.times[release.frame]) / 1e9
      guard time < 0.3 else { continue }
      let state = spring.state(at: time, from: -distance, velocity: velocity * distance)
      #expect(abs(recording.offsets[frame].x - target - state.displacement) <= 1.0 / 3 + 1e-9)
      #expect(frame == release.frame || recording.modelOffsets[frame].x == target)
      frames += 1
    }
    #expect(frames >= 18)
    #expect(recording.rest.x == target)
  }

  @Test("a loop goes from the copies to the originals at rest")
  func looping() throws {
    let page = 375.0
    for clock in Play.clocks {
      // Off the last original to the copy of the first.
      let recording = try Show.carousel("LoopingDelegate", .release(x: 5 * page + 100, 1), clock)
      let ended = try #require(
        recording.events.firstIndex { $0.contains(.didEndDecelerating) })
      #expect(recording.offsets[ended - 1].x > 5.9 * page)
      #expect(recording.offsets[ended].x == page)
      #expect(recording.rest.x == page)
      #expect(recording.offsets[..<ended].allSatisfy { $0.x > 5 * page })
      // Pages of a plain scroll view are no elements: that both show the same is beyond a recording.
      let leap = recording.findings().first { $0.kind == .teleport }
      #expect(leap?.cause.contains("the app wrote the offset") == true)
      let within = try Show.carousel("LoopingDelegate", .release(x: 2 * page + 100, 1), clock)
      #expect(within.rest.x == 3 * page)
      #expect(within.findings() == [])
    }
  }

  /// The rate written in `willBeginDragging` is 0.99: the flight goes 99.5·(v − 0.01) far.
  @Test(
    "rate and insets of callbacks hold for the flight",
    arguments: [(500.0, 1.0, 598.5), (900, -2, 702), (300, 0.5, 348.75)])
  func rateChanging(x: Double, reading: Double, rest: Double) throws {
    let recording = try Show.carousel("RateChangingDelegate", .release(x: x, reading))
    #expect(abs(recording.rest.x - rest) <= 1 + 1e-9)
    let release = try #require(recording.releases.first)
    #expect(release.limitsX.maximum == 5 * 375 + 40)
    // Past the content the flight ends on the inset; as that goes, the content goes back.
    let past = try Show.carousel("RateChangingDelegate", .release(x: 1800, 2))
    #expect(past.offsets.contains { $0.x > 1875 + 39 })
    #expect(past.rest.x == 1875)
  }

  @Test("the page control shows the page that fills more than half", arguments: Play.sideways)
  func onboarding(gesture: String) throws {
    let pager = OnboardingPager()
    var replay = try SceneReplay(Show.scene(), .shipped(gesture)) {
      pager.loadViewIfNeeded()
      return pager.scrollView.keeping(pager)
    }
    var pages: Set<Int> = []
    while replay.step() {
      let offset = replay.recording.rest.x
      #expect(
        pager.pageControl.currentPage == min(max(Int((offset / 375 + 0.5).rounded(.down)), 0), 3))
      pages.insert(pager.pageControl.currentPage)
    }
    #expect(pager.pageControl.numberOfPages == 4)
    #expect(pages.count == (gesture == "left-0.3" ? 1 : gesture == "two-left-1" ? 3 : 2))
    #expect(replay.recording.rest.x.truncatingRemainder(dividingBy: 375) == 0)
    #expect(replay.recording == (try Show.carousel("OnboardingPager", gesture)))
  }
}
