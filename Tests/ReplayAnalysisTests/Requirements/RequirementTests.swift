import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Requirements of every release")
struct RequirementTests {
  private static let glide: [Double] = [0, 4, 7, 9, 10, 10]

  private func clean() -> MadeMotion {
    MadeMotion(offsets: Self.glide, velocity: 0.3, target: 10)
  }

  private func ended(_ made: MadeMotion, _ event: EventSet = .didEndDecelerating, times: Int = 1)
    -> Recording
  {
    let plain = made.recording
    var recording = Recording(header: plain.header)
    for frame in 0..<plain.count {
      var row = plain[frame]
      if frame >= plain.count - times { row.events.insert(event) }
      recording.append(row)
      recording.endFrame()
    }
    recording.releases = plain.releases
    return recording
  }

  private func broken(
    _ recording: Recording, _ requirements: ReleaseRequirements = ReleaseRequirements()
  ) -> [ReleaseRequirement] {
    requirements.breaches(in: recording).map(\.requirement)
  }

  @Test("a clean glide breaks none")
  func silent() { #expect(broken(ended(clean())).isEmpty) }

  @Test("direction: a flick that heads back, or nowhere, from the gate's speed on")
  func direction() {
    var made = clean()
    made.offsets = [10, 6, 3, 1, 0, 0]
    made.target = 0
    made.start = -0.3
    made.velocity = 0.25
    #expect(broken(ended(made)).contains(.direction))
    made.velocity = 0.2499
    #expect(!broken(ended(made)).contains(.direction))
    made.velocity = 0.25
    made.target = 10
    #expect(broken(ended(made)).contains(.direction))
    // At the limit nothing lies ahead.
    made.limits = AxisLimits(minimum: 0, maximum: 10, bounces: true)
    #expect(!broken(ended(made)).contains(.direction))
  }

  @Test("range: an answer beyond the content, and one that is no number")
  func range() {
    var made = clean()
    made.limits = AxisLimits(minimum: 0, maximum: 10, bounces: true)
    made.answer = 10.3
    #expect(!broken(ended(made)).contains(.range))
    made.answer = 11
    #expect(broken(ended(made)).contains(.range))
    var recording = ended(clean())
    recording.releases[0].hadInvalidTarget = true
    #expect(broken(recording).contains(.range))
  }

  @Test("travel: more pages than the layout's limit")
  func travel() {
    var made = clean()
    made.offsets = [0, 60, 120, 180, 200, 200]
    made.velocity = 4
    made.target = 200
    made.snapping = Snapping(axis: .horizontal, anchor: 0, positions: [0, 100, 200], rule: "made")
    #expect(broken(ended(made), ReleaseRequirements(travel: 1)).contains(.travel))
    #expect(!broken(ended(made), ReleaseRequirements(travel: 2)).contains(.travel))
    #expect(!broken(ended(made)).contains(.travel))
  }

  @Test("continuity: a leap, a kick, and a brake where that is asked for")
  func continuity() {
    var made = clean()
    made.offsets = [0, 4, 60, 63, 64, 64]
    #expect(broken(ended(made)).contains(.continuity))
    made = clean()
    made.start = 0.6
    #expect(broken(ended(made)).contains(.continuity))
    made.start = 0
    made.velocity = 0.6
    var strict = ReleaseRequirements()
    #expect(!broken(ended(made), strict).contains(.continuity))
    strict.brakeSpeed = 0.3
    #expect(broken(ended(made), strict).contains(.continuity))
  }

  @Test(
    "end: exactly one notice, the one that fits the motion",
    arguments: [
      (MotionOwner.deceleration, EventSet.didEndDecelerating, 1, true),
      (.deceleration, .didEndDecelerating, 2, false),
      (.deceleration, .didEndDecelerating, 0, false),
      (.deceleration, .didEndScrollingAnimation, 1, false), (.paging, .didEndDecelerating, 1, true),
      (.offsetAnimation, .didEndScrollingAnimation, 1, true),
      (.offsetAnimation, .didEndDecelerating, 1, false), (.none, .didEndDecelerating, 0, true),
      (.none, .didEndDecelerating, 1, false), (.springAnimation, .didEndDecelerating, 0, true),
    ])
  func end(owner: MotionOwner, event: EventSet, times: Int, isFine: Bool) {
    var made = clean()
    made.owner = owner
    #expect(!broken(ended(made, event, times: times)).contains(.end) == isFine)
  }

  @Test("end: the engine's own three endings keep it")
  func ownEndings() throws {
    let carousel = try headerCarousel(rule: .indexInDelegate()).starting(at: 355)
    let flick = try Gesture(name: "flick", samples: swipe([0.9, 0.9, 0.9, 0.9, 0.9], interval: 10))
    for remedy in Remedy.all {
      let recording = carousel.with(remedy).replay(flick)
      #expect(recording.releases.count == 1)
      #expect(!broken(recording).contains(.end), "\(remedy)")
    }
    let still = carousel.replay(releasedAt: Vector(x: 355, y: 0), reading: .zero)
    #expect(!broken(still).contains(.end))
  }

  @Test("stability: an answer along the axis that does not snap")
  func otherAxis() {
    var made = clean()
    made.snapping = Snapping(axis: .vertical, anchor: 0, positions: [0], rule: "made")
    made.answer = 8
    #expect(broken(ended(made)).contains(.stability))
    made.snapping = Snapping(axis: .horizontal, anchor: 0, positions: [0, 10], rule: "made")
    #expect(!broken(ended(made)).contains(.stability))
  }

  @Test("stability: attributes that change without a layout pass")
  func attributes() {
    func recording(_ events: [EventSet]) -> Recording {
      var recording = Recording(header: MadeCells(frames: []).recording.header)
      for (frame, events) in events.enumerated() {
        let offset = Vector(x: Double(5 * frame), y: 0)
        recording.append(
          RecordedFrame(
            time: Int64(frame) * 16_666_667, phase: .dragging, offset: offset, modelOffset: offset,
            velocity: .zero, target: offset, events: events))
        recording.append(MadeCells.cell(at: frame == 2 ? 170 : 150))
        recording.endFrame()
      }
      return recording
    }
    #expect(broken(recording([.layoutPass, .layoutPass, .layoutPass])).isEmpty)
    #expect(broken(recording([.layoutPass, [], []])) == [.stability])
    // A recording that does not tell its layout passes cannot be judged.
    #expect(broken(recording([[], [], []])).isEmpty)
  }
}

@Suite("Monotone releases")
struct MonotoneTests {
  private func answer(_ offset: Double, _ velocity: Double, _ target: Double, start: Double? = 0)
    -> ReleaseAnswer
  {
    ReleaseAnswer(
      axis: .horizontal, start: start, offset: offset, velocity: velocity, target: target)
  }

  private func breaches(_ answers: [ReleaseAnswer]) -> Int {
    let rules = ReleaseRequirements()
    let forward = rules.monotoneBreaches(of: answers)
    #expect(forward.count == rules.monotoneBreaches(of: answers.reversed()).count)
    return forward.count
  }

  @Test("with one offset a faster flick heads no less far")
  func velocity() {
    #expect(breaches([answer(5, 0.3, 100), answer(5, 0.5, 100), answer(5, 0.9, 200)]) == 0)
    #expect(breaches([answer(5, 0.3, 100), answer(5, 0.5, 0)]) == 1)
    #expect(breaches([answer(5, -0.5, 100), answer(5, -0.3, 0)]) == 1)
  }

  @Test("with one velocity a lift from farther on heads no less far")
  func offset() {
    #expect(breaches([answer(5, 0.3, 0), answer(50, 0.3, 100)]) == 0)
    #expect(breaches([answer(5, 0.3, 100), answer(50, 0.3, 0)]) == 1)
  }

  @Test("releases of drags from other places, or with nothing in common, say nothing")
  func unrelated() {
    #expect(breaches([answer(5, 0.3, 100), answer(5, 0.5, 0, start: 300)]) == 0)
    #expect(breaches([answer(5, 0.3, 100), answer(6, 0.5, 0)]) == 0)
    #expect(breaches([answer(5, 0.3, 100, start: nil), answer(5, 0.5, 0, start: nil)]) == 1)
  }

  @Test("is asked of recordings together, and names the one at fault")
  func recordings() throws {
    // The rule takes the nearer cell whatever the velocity is, so it is monotone; one page up and then its
    // mirror image is not.
    let carousel = try headerCarousel(rule: .nearestCentre()).starting(at: 710)
    let slow = carousel.release(30, 0.3)
    var fast = carousel.release(30, 0.6)
    let rules = ReleaseRequirements()
    #expect(!rules.breaches(in: [slow, fast]).map(\.requirement).contains(.monotone))
    fast.releases[0].target.x = 355
    let found = rules.breaches(in: [slow, fast]).filter { $0.requirement == .monotone }
    #expect(found.map(\.recording) == [1])
  }
}
