import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Faults of motion, from the engine")
struct MotionFindingTests {
  /// Rule 4 around the rest of cell 4.
  func carousel() throws -> Scenario {
    try headerCarousel(header: 200, footer: 300, rule: .nearestCentre()).starting(at: 1620)
  }

  @Test("a target behind a moving release is a teleport back", arguments: [1.0, -1])
  func teleport(direction: Double) throws {
    let recording = try carousel().release(5 * direction, 0.3 * direction)
    #expect(recording.kinds == [.teleport])
    let teleport = try #require(recording.only(.teleport).first)
    #expect(teleport.frames == 0...1)
    #expect(teleport.axis == .horizontal)
    #expect(teleport.phase == .decelerating)
    #expect(teleport.cells == [.cell(section: 0, item: 4)])
    #expect(teleport.magnitude == 5)
    #expect(
      teleport.cause == """
        the target 1620 lies behind a release moving at \(direction > 0 ? "+" : "-")0.30 pt/ms, \
        so UIKit lands in one frame
        """)
    #expect(recording.flapScore.backwardDistance == 5)
  }

  @Test("a gentle release far from its target is a kick")
  func kick() throws {
    let recording = try carousel().release(-40, 0.1)
    let kick = try #require(recording.only(.kick).first)
    #expect(kick.frames == 0...1)
    #expect(abs(kick.magnitude - 0.6145) < 1e-4)
    #expect(
      kick.cause == """
        released at +0.10 pt/ms, under the gate of 0.25, the content stands; the target 1620, 40 pt away, then sets \
        it going at +0.61 pt/ms at once
        """)
    #expect(recording.flapScore == FlapScore(backwardDistance: 0, speedRise: kick.magnitude))
  }

  @Test("a far page pulls a slow flick forward at once")
  func longKick() throws {
    let kick = try #require(try carousel().release(60, 0.3).only(.kick).first)
    #expect(kick.cause.contains("lies beyond the proposal 1825 of a release at +0.30 pt/ms"))
    #expect(kick.rule == "PHYSICS §2.3, row long")
  }

  @Test("setContentOffset brakes a flick by all of its speed")
  func brake() throws {
    let recording = try carousel().with(.setContentOffset).release(100, 2)
    #expect(recording.kinds == [.brake])
    let brake = try #require(recording.findings().first)
    #expect(brake.magnitude == 2)
    #expect(!brake.isFlap)
    #expect(
      brake.cause
        == "setContentOffset(_:animated:) starts at +0.00 pt/ms, and the content moved at +2.00")
  }

  @Test("a spring that is handed a backward velocity in the wrong unit starts the wrong way")
  func wrongUnit() throws {
    let spring = Remedy.spring(SpringRemedy(velocity: .pointsPerMillisecond))
    let kick = try #require(try carousel().with(spring).release(-100, -2).only(.kick).first)
    #expect(kick.cause.contains("an initialSpringVelocity below 0 leads away from the target"))
    let right = Remedy.spring(SpringRemedy(velocity: .distancesPerSecond))
    #expect(try carousel().with(right).release(-100, -2).only(.kick).isEmpty)
  }

  @Test("a flick whose target is where it is stops dead")
  func stay() throws {
    let brake = try #require(try carousel().release(0, 1).only(.brake).first)
    #expect(brake.magnitude == 1)
    #expect(brake.rule == "PHYSICS §2.3, row stay")
  }

  @Test("a backward glide from rest crawls", arguments: [(40.0, 10), (150, 61)])
  func crawl(distance: Double, frames: Int) throws {
    let recording = try carousel().release(distance, 0)
    let crawl = try #require(recording.only(.crawl).first)
    // PHYSICS §2.5; the frame that arrives is one of those that slide.
    #expect(crawl.frames.count == frames)
    #expect(crawl.frames.upperBound == recording.count - 1)
  }

  @Test("a fast page passes its rest and comes back: an overshoot, no reversal")
  func overshoot() throws {
    var paging = try row(width: 375, item: 375, spacing: 0, count: 10)
    paging.traits.isPagingEnabled = true
    let recording = paging.starting(at: 1500).release(300, 8)
    let overshoot = try #require(recording.only(.overshoot).first)
    #expect(overshoot.phase == .paging)
    #expect(overshoot.magnitude > 0.5)
    #expect(recording.only(.reversal).isEmpty)
    #expect(recording.flapScore == .zero)
  }

  @Test("an animation from willBeginDecelerating brakes and retargets")
  func animationInHook() throws {
    let hooked = HookedView(
      view: SimulatedScrollView(
        boundsSize: Extent(width: 300, height: 300), contentSize: Extent(width: 9000, height: 300))
    ) { event, view in
      if event == .willBeginDecelerating { view.animateContentOffset(to: Vector(x: 600, y: 0)) }
    }
    let recording = hooked.release(at: 500, reading: 2)
    #expect(recording.kinds == [.brake, .retarget])
    #expect(recording.only(.brake).first?.magnitude == 2)
    #expect(recording.only(.retarget).first?.cause.contains("the content heads for 600") == true)
  }

  @Test("an animation that takes over in flight and goes back is a reversal")
  func turnInFlight() throws {
    var frames = 0
    let hooked = HookedView(
      view: SimulatedScrollView(
        boundsSize: Extent(width: 300, height: 300), contentSize: Extent(width: 9000, height: 300))
    ) { event, view in
      if event == .didScroll { frames += 1 }
      if event == .didScroll, frames == 10 {
        view.animateContentOffset(to: Vector(x: 500, y: 0))
      }
    }
    let recording = hooked.release(at: 500, reading: 1)
    #expect(recording.kinds == [.reversal, .brake, .retarget])
    let reversal = try #require(recording.only(.reversal).first)
    #expect(reversal.phase == .animating)
    #expect(reversal.magnitude == (recording.offsets.map(\.x).max() ?? 0) - 500)
  }

  @Test("a finger that rests before it lifts flies on its old velocity")
  func stale() throws {
    let scenario = try headerCarousel()
    let samples = swipe([0.5, 1, 1, 1, 1, 1], lift: 180)
    let recording = scenario.replay(try Gesture(name: "hold", samples: samples))
    #expect(recording.kinds == [.staleVelocity])
    let stale = try #require(recording.findings().first)
    #expect(stale.magnitude == 180)
    #expect(stale.unit == .milliseconds)
  }
}
