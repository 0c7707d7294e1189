import ReplayAnalysis
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

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
