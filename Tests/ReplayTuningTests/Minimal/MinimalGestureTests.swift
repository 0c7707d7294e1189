import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayTuning

@Suite("Minimal gestures")
struct MinimalGestureTests {
  @Test("still show the fault, and nothing smaller next to them does")
  func teleport() throws {
    let scenario = try carousel(.nearestCentre())
    let release = ReleaseInput(
      start: scenario.start, axis: .horizontal, offset: scenario.start.x + 23.7, velocity: 0.297)
    let found = try #require(
      MinimalGesture.showing(.teleport, at: release, share: 0) { scenario.replay($0) })
    #expect(found.mark.kind == .teleport)
    func shows(_ gesture: Gesture) -> Bool {
      scenario.replay(gesture).findings().contains { $0.kind == .teleport }
    }
    #expect(shows(found.gesture))
    // Down, two moves and up: a finger that begins its drag with its only move has no velocity.
    #expect(found.gesture.samples.count == 4)
    #expect(GestureShrinking().smallest(found.gesture, where: shows) == found.gesture)
  }

  @Test(
    "of each kind of flap that maps find, none that is smaller in one step shows it",
    arguments: [
      (ReleaseRule.Kind.nearestCentre(), FindingKind.teleport, 30.0, 0.3),
      (.nearestCentre(), .kick, 120, -0.2), (.statefulPage(pitch: .lineSpacing), .kick, -90, 0.1),
    ])
  func minimal(_ rule: ReleaseRule.Kind, _ kind: FindingKind, offset: Double, velocity: Double)
    throws
  {
    let scenario = try carousel(rule)
    let release = ReleaseInput(
      start: scenario.start, axis: .horizontal, offset: scenario.start.x + offset,
      velocity: velocity)
    let found = try #require(
      MinimalGesture.showing(kind, at: release, share: 0) { scenario.replay($0) })
    func shows(_ gesture: Gesture) -> Bool {
      scenario.replay(gesture).findings().contains { $0.kind == kind }
    }
    #expect(shows(found.gesture))
    let smaller = GestureShrinking.smaller(than: found.gesture)
    #expect(smaller.filter(shows).isEmpty)
    #expect(found.gesture.samples.count < 6)
    // A screen feels no finger twice within four milliseconds; it lifts where it was felt last.
    for (sample, next) in zip(found.gesture.samples, found.gesture.samples.dropFirst()) {
      #expect(next.phase == .ended || next.time - sample.time >= 4_000_000)
    }
  }

  @Test("keep the share of the size that is asked for")
  func share() throws {
    let scenario = try carousel(.nearestCentre())
    let release = ReleaseInput(
      start: scenario.start, axis: .horizontal, offset: scenario.start.x + 30, velocity: 0.3)
    let found = try #require(
      MinimalGesture.showing(.teleport, at: release, share: 0.9) { scenario.replay($0) })
    #expect(found.mark.magnitude >= 27 && found.mark.magnitude <= 30)
  }

  @Test("there is none where the drag does not show it")
  func none() throws {
    let scenario = try carousel()
    let release = ReleaseInput(
      start: scenario.start, axis: .horizontal, offset: scenario.start.x + 30, velocity: 0.3)
    #expect(MinimalGesture.showing(.teleport, at: release) { scenario.replay($0) } == nil)
  }
}
