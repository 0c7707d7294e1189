import Samples
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Touches on a scroll view")
struct TouchTests {
  @Test("a catch pauses the flight, and the new drag ends it")
  func catchInFlight() {
    var view = plainView()
    _ = view.events(delivering: swipe([1.5, 1.5, 1.5]), thenFrames: 6)
    let caught = view.contentOffset.x
    let down = swipe([], at: 200)[0]
    #expect(view.events(delivering: [down], thenFrames: 3) == [])
    #expect(view.contentOffset.x == caught && view.phase == .tracking)
    let rest = Array(swipe([-1, -1, -1], at: 200).dropFirst())
    let events = view.events(delivering: rest, thenFrames: 200)
    #expect(events.prefix(2) == [.didEndDecelerating, .willBeginDragging])
    #expect(view.contentOffset.x < caught)
    #expect(events.filter { $0 == .didEndDecelerating }.count == 2)
  }

  @Test("a tap on a flight stops it")
  func tapStops() {
    var view = plainView()
    _ = view.events(delivering: swipe([1.5, 1.5, 1.5]), thenFrames: 6)
    let caught = view.contentOffset.x
    let events = view.events(delivering: swipe([], at: 200), thenFrames: 10)
    #expect(events == [.didEndDecelerating])
    #expect(view.contentOffset.x == caught && view.isAtRest)
  }

  @Test("a grab past the limit does not move the content")
  func catchPastLimit() {
    var view = plainView()
    _ = view.events(delivering: swipe([-3, -3, -3, -3, -3, -3]), thenFrames: 14)
    #expect(view.phase == .bouncing)
    let caught = view.contentOffset.x
    #expect(caught < -5)
    // 14 pt: past the slop by 4, which the band takes on from where it was caught.
    let grab = swipe([14.0 / 8], at: 500)
    _ = view.events(delivering: Array(grab.dropLast()), thenFrames: 0)
    let band = RubberBand(range: 400)
    let expected = band.stretch(band.pull(caught) + 4)
    #expect((view.contentOffset.x - expected).magnitude <= 1.0 / 6 + 1e-9)
  }

  @Test("a tap past the limit lets the content bounce back")
  func tapPastLimit() {
    var view = plainView()
    _ = view.events(delivering: swipe([-3, -3, -3, -3, -3, -3]), thenFrames: 14)
    _ = view.events(delivering: swipe([], at: 500), thenFrames: 100)
    #expect(view.contentOffset.x == 0 && view.isAtRest)
  }

  @Test("a finger on an animation ends it where it is seen")
  func catchAnimations() throws {
    var view = plainView()
    view.animateContentOffset(to: Vector(x: 900, y: 0))
    _ = view.events(delivering: [], thenFrames: 8)
    let shown = view.contentOffset.x
    #expect(view.events(delivering: swipe([]), thenFrames: 5) == [.didEndScrollingAnimation])
    #expect(view.contentOffset.x == shown)

    let spring = try Spring.animation(duration: 0.3, dampingRatio: 1)
    view.animateContentOffset(
      to: .zero, along: .spring(spring, initialVelocity: 0), duration: 300)
    #expect(view.contentOffset == .zero && view.presentedOffset.x == shown)
    _ = view.events(delivering: [], thenFrames: 6)
    let seen = view.presentedOffset.x
    #expect(seen > 0 && seen < shown)
    _ = view.events(delivering: Array(swipe([]).dropLast()), thenFrames: 0)
    #expect((view.contentOffset.x - seen).magnitude <= 1.0 / 6 + 1e-9)
    #expect(view.presentedOffset == view.contentOffset)
  }

  @Test(
    "a lift 0.8 to 2.4 frames after the last move runs a frame at once",
    arguments: [
      (13.0, false), (14, true), (39, true), (41, false),
    ])
  func firstStep(wait: Double, runs: Bool) {
    var view = plainView()
    view.advance(to: frame(0))
    while view.nextEvent() != nil {}
    let samples = swipe([1, 1, 1], interval: 10, lift: wait)
    _ = view.events(delivering: Array(samples.dropLast()), thenFrames: 0)
    let lifted = view.contentOffset.x
    let events = view.events(delivering: [samples[samples.count - 1]], thenFrames: 0)
    #expect(events.contains(.didScroll) == runs)
    if runs { #expect((view.contentOffset.x - lifted - 16.3722).magnitude < 1.0 / 3) }
  }

  @Test("without scrolling enabled a finger does nothing")
  func disabled() {
    var view = plainView { $0.isScrollEnabled = false }
    #expect(view.events(delivering: swipe([2, 2, 2]), thenFrames: 10) == [])
  }

  @Test("a cancelled touch ends the drag without a flight")
  func cancelled() {
    var view = plainView()
    var samples = swipe([2, 2, 2])
    samples[samples.count - 1].phase = .cancelled
    let events = view.events(delivering: samples, thenFrames: 10)
    #expect(events.contains(.didEndDragging(willDecelerate: false)))
    #expect(view.isAtRest && view.lastRelease?.velocity == .zero)
  }

  /// A finger that goes by `step` every 8 ms, six times, and lifts.
  private func diagonal(_ step: Vector) -> [TouchSample] {
    var samples: [TouchSample] = []
    for index in 0...6 {
      let phase: TouchPhase = index == 0 ? .began : index == 6 ? .ended : .moved
      samples.append(
        TouchSample(
          time: Int64(index) * 8_000_000, phase: phase,
          position: Vector(x: 300, y: 200) + Double(index) * step))
    }
    return samples
  }

  @Test("a locked drag keeps to its axis")
  func directionalLock() {
    var view = SimulatedScrollView(
      boundsSize: Extent(width: 400, height: 300), contentSize: Extent(width: 2000, height: 2000),
      contentOffset: Vector(x: 500, y: 500))
    view.traits.isDirectionalLockEnabled = true
    let samples = diagonal(Vector(x: -12, y: -3))
    _ = view.events(delivering: Array(samples.dropLast()), thenFrames: 0)
    #expect(view.contentOffset.x > 540 && view.contentOffset.y == 500)
  }

  @Test("a velocity across an axis that cannot scroll does not open the gate")
  func stiffAxis() {
    var view = plainView()
    _ = view.events(delivering: diagonal(Vector(x: -1, y: -12)), thenFrames: 0)
    #expect(view.lastRelease?.isGated == true)
    #expect(view.lastRelease?.velocity == .zero)
  }

  @Test("repeated flicks fly farther: the fourth's proposal is 1.9 times as far")
  func flickStreak() {
    var view = SimulatedScrollView(
      boundsSize: Extent(width: 400, height: 300), contentSize: Extent(width: 1e6, height: 300),
      contentOffset: Vector(x: 1000, y: 0))
    var reaches: [Double] = []
    for flick in 0..<4 {
      let samples = swipe([Double](repeating: 2, count: 20), at: Double(flick) * 400)
      _ = view.events(delivering: samples, thenFrames: 3)
      if let release = view.lastRelease { reaches.append(release.proposed.x - release.offset.x) }
    }
    #expect((reaches[0] - reaches[2]).magnitude < 1)
    #expect((reaches[3] / reaches[0] - 1.9).magnitude < 0.001)
  }
}
