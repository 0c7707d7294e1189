import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayTesting

#if canImport(XCTest)
  import XCTest
#endif

/// Releases around one that makes the nearest centre jump back: 30 points on, at 0.3 pt/ms.
private func plan(_ scenario: Scenario) throws -> MapPlan {
  MapPlan(
    ReleaseGrid(
      offsets: try .init(from: -30, to: 30, by: 30),
      velocities: try .init(from: -0.3, to: 0.3, by: 0.3)), around: scenario)
}

@Suite("No flaps everywhere")
struct MapExpectationTests {
  @Test("passes on a calm carousel, over the usual releases and those of a plan")
  func calm() async throws {
    let scenario = try carousel(.setContentOffset)
    await expectNoFlaps(everywhere: scenario)
    var plan = try plan(scenario)
    plan.hertz = [60, 120]
    plan.phases = [0, 0.5]
    await expectNoFlaps(everywhere: scenario, plan)
  }

  @Test("fails on a flapping one where it stands, and says how much, where, and by which swipe")
  func flapping() async throws {
    let scenario = try carousel()
    let plan = try plan(scenario)
    let line = #line + 1
    let found = try await issues { await expectNoFlaps(everywhere: scenario, plan) }
    #expect(found.map(\.line) == [line])
    let message = try #require(found.first?.message)
    // At rest ±30 pt aside nothing is fast; of the flicks, those away from the centre jump back, 30 pt.
    #expect(message.contains("worst  teleport 30 pt at -30 pt, -0.3 pt/ms"))
    #expect(message.contains("tried  9 releases: -30…30 by 30 pt around 1065"))
    let json = try #require(message.firstIndex(of: "{").map { message[$0...] })
    let swipe = try GestureFile(json: Array(json.utf8), path: "pasted").gesture
    #expect(scenario.replay(swipe).findings().contains { $0.kind == .teleport })
  }

  @Test("the smallest swipe is attached, in a file of its own")
  func attached() async throws {
    let scenario = try carousel()
    let verdict = await TestVerdict.of(
      scenario, try plan(scenario), FlapLimits(nil, above: 0), .standard)
    #expect(verdict.attachments.map(\.name) == ["carousel--teleport.json"])
    let bytes = try #require(verdict.attachments.first?.bytes)
    #expect(try #require(verdict.messages.first).contains(String(decoding: bytes, as: UTF8.self)))
  }

  @Test("a closure finds the flap that is planted in one release of many")
  func planted() async throws {
    let (calm, flapping) = (try carousel(.setContentOffset), try carousel())
    let plan = try plan(calm)
    var releases = 0
    let found = try await issues {
      expectNoFlaps(everywhere: plan) { finger in
        releases += 1
        let planted = FingerInput.release(
          offset: calm.start + Vector(x: 30, y: 0), reading: Vector(x: 0.3, y: 0))
        return (finger == planted ? flapping : calm).replay(finger)
      }
    }
    #expect(releases > 9)
    let message = try #require(found.first?.message)
    #expect(message.contains("carousel is expected to meet \"shows no flaps everywhere\": 1 of 9"))
    #expect(message.contains("worst  teleport 30 pt at 30 pt, 0.3 pt/ms"))
    // The swipes are replayed by the calm carousel, so that none shows it.
    #expect(!message.contains("swipe"))
  }

  @Test("a flap that only lies between the grid's points fails too, and is named")
  func thin() async throws {
    let (slow, flapping) = (try carousel(rule: .none), try carousel())
    let fast = try carousel(.setContentOffset)
    let plan = MapPlan(
      ReleaseGrid(
        offsets: try .init(from: 30, to: 30, by: 1),
        velocities: try .init(from: 0.26, to: 0.5, by: 0.08)), around: slow)
    // A quarter of the way between two columns: 0.26, 0.28, 0.3, 0.34.
    let found = try await issues {
      expectNoFlaps(everywhere: plan) { finger in
        guard case .release(_, let reading) = finger else { return slow.replay(finger) }
        if reading.x < 0.275 { return slow.replay(finger) }
        return (reading.x < 0.285 ? flapping : fast).replay(finger)
      }
    }
    let message = try #require(found.first?.message)
    #expect(
      message.contains("everywhere\": 0 of 4 releases do not, 1 more between the grid's points"))
    #expect(message.contains("worst  teleport 30 pt at 30 pt, 0.28 pt/ms"))
  }

  @Test("only the kinds that are named and the sizes above count")
  func limits() async throws {
    let scenario = try carousel()
    let plan = try plan(scenario)
    await expectNoFlaps(everywhere: scenario, plan, of: [.stall, .cellFlicker])
    await expectNoFlaps(everywhere: scenario, plan, above: 30)
    #expect(
      try await issues { await expectNoFlaps(everywhere: scenario, plan, above: 29) }.count == 1)
    let braked = try carousel(.setContentOffset)
    let found = try await issues {
      await expectNoFlaps(everywhere: braked, plan, of: [.brake])
    }
    #expect(found.first?.message.contains("worst  brake 0.3 pt/ms") == true)
  }

  @Test("a plan that cannot be replayed is a failure, and a closure's error its caller's")
  func errors() async throws {
    struct Late: Error {}
    let scenario = try carousel()
    var plan = try plan(scenario)
    plan.hertz = [0]
    #expect(try await issues { await expectNoFlaps(everywhere: scenario, plan) }.count == 1)
    #expect(throws: Late.self) {
      try expectNoFlaps(everywhere: plan) { _ throws(Late) -> Recording in throw Late() }
    }
  }
}

#if canImport(XCTest) && !canImport(ObjectiveC)
  /// Catches what XCTest would report.
  final class XCTestMapTests: XCTestCase {
    private var caught: [(description: String, line: Int)] = []
    private var isCatching = false

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      guard isCatching else {
        return super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      }
      caught.append((description, line))
    }

    func testSaysNothingOfACalmCarousel() async throws {
      let scenario = try carousel(.setContentOffset)
      let plan = try plan(scenario)
      await assertNoFlaps(everywhere: scenario, plan)
      assertNoFlaps(everywhere: plan) { scenario.replay($0) }
    }

    func testReportsWhereItStands() async throws {
      let scenario = try carousel()
      let plan = try plan(scenario)
      isCatching = true
      await assertNoFlaps(everywhere: scenario, plan)
      isCatching = false
      XCTAssertEqual(caught.map(\.line), [#line - 2])
      XCTAssertEqual(caught.first?.description.contains("worst  teleport 30 pt"), true)
    }
  }
#endif
