import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("The gate at release")
struct GateTests {
  /// A release of the plain view at 500 that reads `velocity` along x.
  private func release(_ velocity: Double, outside: Bool = false) throws -> Release {
    var view = plainView()
    view.beginDrag(at: Vector(x: outside ? -30 : 500, y: 0), reading: Vector(x: velocity, y: 0))
    view.deliver(TouchSample(time: 0, phase: .ended, position: .zero))
    while view.nextEvent() != nil {}
    return try #require(view.lastRelease)
  }

  @Test("just under 0.25 pt/ms the proposal is the offset, at 0.25 it lies 120 pt ahead")
  func flip() throws {
    let under = try release(0.25.nextDown)
    #expect(under.isGated && under.proposed.x == 500)
    let over = try release(0.25)
    #expect(!over.isGated && (over.proposed.x - 500 - 119.88).magnitude < 0.34)
    let back = try release(-0.25)
    #expect((back.proposed.x - 500 + 119.88).magnitude < 0.34)
  }

  @Test("so the nearest cell flips with it", arguments: [(0.25.nextDown, 1620.0), (0.25, 1975)])
  func nearestCellFlips(velocity: Double, rest: Double) throws {
    var scenario = headerCarousel(
      header: 200, footer: 300, rule: try ReleaseRule(.nearestCentre()))
    scenario.start = Vector(x: 1620, y: 0)
    let recording = scenario.replay(
      releasedAt: Vector(x: 1710, y: 0), reading: Vector(x: velocity, y: 0))
    #expect(recording.offsets.last?.x == rest)
  }

  @Test("past a limit the gate is open, and the view comes back")
  func outside() throws {
    let release = try release(0.1, outside: true)
    #expect(!release.isGated && release.velocity.x == 0.1)
    #expect(release.owner == .deceleration && release.target.x >= 0)
  }

  @Test(
    "UIKit's setter knows two rates, whatever it is given",
    arguments: [
      (0.2, DecelerationRate.fast), (0.99, .fast), (0.9939, .fast), (0.994, .normal),
      (1.5, .normal),
    ])
  func quantizes(rawValue: Double, rate: DecelerationRate) {
    #expect(DecelerationRate(quantizing: rawValue) == rate)
  }

  @Test("an exact rate flies by its own factor")
  func exactRate() throws {
    var view = plainView()
    view.traits.decelerationRate = .exact(try Decay(factor: 0.995))
    view.beginDrag(at: Vector(x: 500, y: 0), reading: Vector(x: 1, y: 0))
    view.deliver(TouchSample(time: 0, phase: .ended, position: .zero))
    while view.nextEvent() != nil {}
    // −0.99 ÷ ln 0.995 = 197.50
    #expect((view.lastRelease.map { $0.proposed.x - 500 - 197.504 } ?? 1).magnitude < 0.17)
  }
}
