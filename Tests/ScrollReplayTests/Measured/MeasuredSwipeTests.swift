import MeasuredData
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Measured swipes", .enabled(if: MeasuredData.isPresent, "\(MeasuredData.absence)"))
struct MeasuredSwipeTests {
  @Test("are all there, with their velocities")
  func complete() {
    #expect(MeasuredSwipe.all.count == 26)
    #expect(MeasuredSwipe.all.flatMap(\.velocities).count == 64)
    #expect(MeasuredSwipe.all.flatMap(\.velocities).count { $0.tracker == "FLUTTER_LSQ2" } == 26)
    #expect(MeasuredSwipe.all.flatMap(\.velocities).count { $0.tracker == "LSQ2" } == 18)
  }

  @Test("least squares give the published velocities", arguments: MeasuredSwipe.all)
  func publishedVelocities(swipe: MeasuredSwipe) throws {
    let first = try #require(swipe.samples.first)
    var tracker = LeastSquaresVelocity(at: first.position, time: first.time)
    for sample in swipe.samples where sample.phase == .moved {
      tracker.move(to: sample.position, time: sample.time)
    }
    for published in swipe.velocities where published.tracker != "IMPULSE" {
      // Android calculates in 32 bits, and its file shows two decimals.
      let tolerance = published.tracker == "LSQ2" ? 4e-4 : 1e-10
      let ratio = 1000 * tracker.velocity[published.axis] / published.value
      #expect((ratio - 1).magnitude < tolerance, "\(published.tracker) \(published.axis)")
    }
  }

  @Test(
    "replayed without a release rule come to rest", arguments: MeasuredSwipe.all,
    [FrameClock.sixty, .oneHundredTwenty])
  func replayed(swipe: MeasuredSwipe, clock: FrameClock) throws {
    var scenario = plainScrollView(at: 9000)
    scenario.clock = clock
    let recording = scenario.replay(try swipe.gesture())
    #expect(!recording.isTruncated)
    #expect(recording.phases.last == .idle)
    #expect(recording.releases.count == 1)
    for frame in 0..<recording.count {
      let numbers = recording[frame]
      #expect(numbers.offset.x.isFinite && numbers.offset.y.isFinite)
      #expect(numbers.velocity.x.isFinite && numbers.velocity.y.isFinite)
      #expect(numbers.target.x.isFinite && numbers.target.y.isFinite)
    }
    #expect(recording.offsets.last?.x == 0)
  }
}
