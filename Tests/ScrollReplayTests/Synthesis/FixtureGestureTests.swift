import Samples
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Fixture gestures")
struct FixtureGestureTests {
  private static let gentle = FixtureGestures.all.filter { $0.request.kind == .gentle }

  @Test(
    "release on the side of the gate that their names say",
    arguments: gentle)
  func gate(fixture: FixtureGesture) throws {
    let speed = try #require(fixture.request.speed)
    let read = read(try fixture.gesture())
    let isSlow = read.reading.squaredLength < 0.25 * 0.25
    #expect(isSlow == (speed < 0.25))
  }

  @Test(
    "do so in a scroll view, too, where moves come once a frame", arguments: gentle,
    [FrameClock.sixty, .oneHundredTwenty])
  func gateInScrollView(fixture: FixtureGesture, clock: FrameClock) throws {
    let speed = try #require(fixture.request.speed)
    var scenario = plainScrollView(at: 5000)
    if fixture.request.direction.step.x != 0 {
      scenario = headerCarousel()
      scenario.start = Vector(x: 1420, y: 0)
    }
    scenario.clock = clock
    let releases = scenario.replay(try fixture.gesture()).releases
    #expect(releases.map(\.isGated) == [speed < 0.25])
  }
}

@Suite("Flick streak in a scroll view")
struct StreakReplayTests {
  @Test("flicks in a row propose farther from the fourth on")
  func streak() throws {
    let request = SwipeRequest(kind: .flickStreak, direction: .up, speed: 2)
    let recording = plainScrollView(at: 1000).replay(try synthesise(request, 1))
    #expect(recording.releases.count == 5)
    let decay = DecelerationRate.normal.decay()
    let multipliers = recording.releases.map { release in
      let plain = Projection.current.rest(
        from: release.offset.y, velocity: release.velocity.y, decay: decay)
      return (release.proposed.y - release.offset.y) / (plain - release.offset.y)
    }
    for multiplier in multipliers.prefix(3) { #expect((multiplier - 1).magnitude < 1e-3) }
    #expect(multipliers[3] > 1.2)
    #expect(multipliers[4] > multipliers[3] + 0.2)
  }
}
