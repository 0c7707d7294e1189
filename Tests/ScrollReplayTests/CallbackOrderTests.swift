import Samples
import ScrollPhysics
import ScrollReplay
import Testing

/// A plain scroll view 400 × 300 with 2000 × 300 of content.
func plainView(_ set: (inout ScrollTraits) -> Void = { _ in }) -> SimulatedScrollView {
  var traits = ScrollTraits()
  set(&traits)
  return SimulatedScrollView(
    boundsSize: Extent(width: 400, height: 300), contentSize: Extent(width: 2000, height: 300),
    contentOffset: Vector(x: 500, y: 0), traits: traits)
}

/// The frames of a 60 Hz display.
func frame(_ index: Int) -> Frame {
  Frame(time: Int64(Double(index) * 1e9 / 60), duration: 1000.0 / 60, period: 1000.0 / 60)
}

extension SimulatedScrollView {
  /// Delivers `samples` and shows `count` frames after them: every callback, in order.
  mutating func events(
    delivering samples: [TouchSample], thenFrames count: Int,
    _ hook: (ScrollEvent, inout SimulatedScrollView) -> Void = { _, _ in }
  ) -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    func drain(_ view: inout SimulatedScrollView) {
      while let event = view.nextEvent() {
        events.append(event)
        hook(event, &view)
      }
    }
    for sample in samples {
      deliver(sample)
      drain(&self)
    }
    for index in 0..<count {
      advance(to: frame(index))
      drain(&self)
    }
    return events
  }
}

@Suite("Callback order")
struct CallbackOrderTests {
  @Test("drag, release, deceleration and rest, as PHYSICS §10 lists them")
  func wholeRelease() {
    var view = plainView()
    let events = view.events(delivering: swipe([1, 1, 1, 1], interval: 10), thenFrames: 200)
    #expect(
      events.prefix(10) == [
        .willBeginDragging, .boundsDidChange, .didScroll, .boundsDidChange, .didScroll,
        .boundsDidChange, .didScroll, .layoutTarget, .willEndDragging,
        .didEndDragging(willDecelerate: true),
      ])
    #expect(
      events.dropFirst(10).prefix(5) == [
        .willBeginDecelerating, .layoutPass, .boundsDidChange, .didScroll, .layoutPass,
      ])
    #expect(events.last { $0 != .layoutPass } == .didEndDecelerating)
    #expect(events.filter { $0 == .didEndDecelerating }.count == 1)
    #expect(view.phase == .idle)
  }

  @Test("a drag that is still at the lift ends at once, without a deceleration")
  func stillRelease() {
    var view = plainView()
    let events = view.events(delivering: swipe([2, 2, 0, 0]), thenFrames: 20)
    #expect(events.contains(.didEndDragging(willDecelerate: false)))
    #expect(!events.contains(.willBeginDecelerating) && !events.contains(.didEndDecelerating))
    #expect(view.lastRelease?.isGated == true)
  }

  @Test("a target that a hook moves makes a still release decelerate")
  func movedTarget() {
    var view = plainView()
    let events = view.events(delivering: swipe([2, 2, 0, 0]), thenFrames: 200) { event, view in
      if event == .willEndDragging { view.targetContentOffset.x = 600 }
    }
    #expect(events.contains(.didEndDragging(willDecelerate: true)))
    #expect(view.contentOffset.x == 600)
    #expect(view.lastRelease?.x.row == .long)
  }

  @Test("the delegate sees what the layout wrote, and has the last word")
  func hooksInTurn() {
    var view = plainView()
    var seen = 0.0
    _ = view.events(delivering: swipe([1, 1, 1, 1]), thenFrames: 300) { event, view in
      if event == .layoutTarget { view.targetContentOffset.x = 700 }
      if event == .willEndDragging {
        seen = view.targetContentOffset.x
        view.targetContentOffset.x = 800
      }
    }
    #expect(seen == 700)
    #expect(view.lastRelease?.layoutTarget.x == 700)
    #expect(view.lastRelease?.delegateTarget.x == 800)
    #expect(view.contentOffset.x == 800)
  }

  @Test(
    "an answer that is no offset is clamped, and kept as such",
    arguments: [
      (Double.nan, 0.0), (.infinity, 1600), (-.infinity, 0), (1.7e308, 1600), (1e300, 1600),
    ])
  func absurdTarget(answer: Double, rest: Double) {
    var view = plainView()
    _ = view.events(delivering: swipe([0.5, 0.5, 0.5]), thenFrames: 600) { event, view in
      if event == .layoutTarget { view.targetContentOffset.x = answer }
    }
    if answer.isNaN {
      #expect(view.lastRelease?.target == view.lastRelease?.proposed)
    } else {
      #expect(view.contentOffset.x == rest)
    }
    #expect(view.lastRelease?.hadInvalidTarget == !answer.isFinite)
    #expect(view.lastRelease.map { $0.layoutTarget.x.isFinite } == true)
  }

  @Test("setContentOffset in the hook owns the motion: no flight starts")
  func animationInHook() {
    var view = plainView()
    let events = view.events(delivering: swipe([1, 1, 1, 1]), thenFrames: 60) { event, view in
      if event == .willEndDragging { view.animateContentOffset(to: Vector(x: 700, y: 0)) }
    }
    #expect(events.contains(.didEndDragging(willDecelerate: false)))
    #expect(!events.contains(.willBeginDecelerating))
    #expect(events.last { $0 != .layoutPass } == .didEndScrollingAnimation)
    #expect(view.lastRelease?.owner == .offsetAnimation)
    #expect(view.contentOffset.x == 700)
  }

  @Test("setContentOffset during a deceleration ends it first")
  func animationEndsDeceleration() {
    var view = plainView()
    _ = view.events(delivering: swipe([1, 1, 1, 1]), thenFrames: 5)
    #expect(view.owner == .deceleration)
    view.animateContentOffset(to: .zero)
    let events = view.events(delivering: [], thenFrames: 30)
    #expect(events.first == .didEndDecelerating)
    #expect(events.last { $0 != .layoutPass } == .didEndScrollingAnimation)
    #expect(view.contentOffset == .zero)
  }

  @Test("an offset animation takes 0.3 s whatever the distance", arguments: [1.0, 100, 1500])
  func animationDuration(distance: Double) {
    var view = plainView()
    view.write(contentOffset: .zero)
    _ = view.events(delivering: [], thenFrames: 1)
    view.animateContentOffset(to: Vector(x: distance, y: 0))
    _ = view.events(delivering: [], thenFrames: 18)
    #expect(view.owner == .offsetAnimation)
    _ = view.events(delivering: [], thenFrames: 1)
    #expect(view.owner == .none)
    #expect(view.contentOffset.x == distance)
  }

  @Test("scroll to top tells its own end")
  func scrollToTop() {
    var view = SimulatedScrollView(
      boundsSize: Extent(width: 300, height: 400), contentSize: Extent(width: 300, height: 2000),
      contentOffset: Vector(x: 0, y: 500))
    view.scrollToTop()
    let events = view.events(delivering: [], thenFrames: 120)
    #expect(events.last { $0 != .layoutPass } == .didScrollToTop)
    #expect(view.contentOffset == .zero)
  }
}
