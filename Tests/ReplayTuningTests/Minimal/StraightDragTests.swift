import ReplayTuning
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Straight drags")
struct StraightDragTests {
  static let offsets = [-120.0, -10, -0.2, 0, 0.4, 16, 90]
  static let velocities = [-2.0, -0.3, 0, 0.24, 1]

  @Test("end in the release that they are made for", arguments: offsets, velocities)
  func release(_ offset: Double, _ velocity: Double) throws {
    // A finger that goes nowhere drags nothing.
    guard offset != 0 || velocity != 0 else { return }
    let scenario = try carousel()
    let input = ReleaseInput(
      start: scenario.start, axis: .horizontal, offset: scenario.start.x + offset,
      velocity: velocity)
    let recording = scenario.replay(try Gesture.straightDrag(to: input))
    let release = try #require(recording.releases.last)
    #expect(recording.releases.count == 1)
    #expect((release.offset.x - input.offset).magnitude <= 1.0 / 6 + 1e-6)
    #expect((release.reading.x - velocity).magnitude < 1e-9)
    // The gate stops what it must; what passes it flies at the velocity that the finger had.
    let isGated = velocity.magnitude < 0.25
    #expect((release.velocity.x - (isGated ? 0 : velocity)).magnitude < 1e-9)
  }

  @Test("pull against the rubber band past the content's end")
  func band() throws {
    var scenario = try carousel()
    scenario.start = .zero
    let input = ReleaseInput(start: .zero, axis: .horizontal, offset: -40, velocity: -0.5)
    let limits = DragLimits(scenario, along: .horizontal)
    let recording = scenario.replay(try Gesture.straightDrag(to: input, in: limits))
    #expect(((recording.releases.last?.offset.x ?? 0) + 40).magnitude <= 1.0 / 6 + 1e-6)
  }
}
