import ReplayAnalysis
import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayTesting

#if canImport(XCTest)
  import XCTest
#endif

@Suite("Reports to Swift Testing")
struct SwiftTestingReportTests {
  private struct Late: Error {}

  @Test("says nothing where all is well")
  func silent() async throws {
    expectReplay(try calm(), .hasNoFlaps, .restsOnPage)
    expectReplays([try calm(), try calm()], .hasNoFlaps)
    try expectReplay(.hasNoFlaps) { try calm() }
    try await expectReplay(.hasNoFlaps) {
      await Task.yield()
      return try calm()
    }
  }

  @Test("reports each expectation that is not met where it stands")
  func message() async throws {
    let recording = try teleport()
    let line = #line + 2
    let found = try await issues {
      expectReplay(recording, .hasNoFlaps, .restsOnPage, .keepsReleaseRules())
    }
    #expect(found.map(\.line) == [line, line])
    #expect(
      found[0].message.hasPrefix(
        "release through carousel is expected to meet \"shows no flaps\": teleport (a flap), frames 0–1"
      ))
    #expect(found[1].message.contains("direction: "))
  }

  @Test("attaches each recording at fault once, as a file that reads back")
  func attachments() throws {
    let recordings = [try calm(), try teleport()]
    let verdict = TestVerdict(recordings, [.hasNoFlaps, .keepsReleaseRules()])
    #expect(
      verdict.attachments.map(\.name) == ["carousel--release.json", "carousel--release.json"])
    let file = try RecordingFile(json: verdict.attachments[1].bytes, path: "attached")
    #expect(file.recording == recordings[1])
    #expect(file.findings == recordings[1].findings())
    #expect(TestVerdict(recordings, [.hasNoFlaps]).attachments.count == 1)
    #expect(TestVerdict([recordings[0]], [.hasNoFlaps]).attachments.isEmpty)
  }

  @Test("names which of several recordings is meant")
  func several() async throws {
    let recordings = [try calm(), try teleport()]
    let found = try await issues { expectReplays(recordings, .hasNoFlaps) }
    #expect(found.map(\.message.localizedReplay) == ["replay 1, "])
  }

  @MainActor
  @Test("a closure runs on the actor that asks, and may be late or throw")
  func closures() async throws {
    let found = try await issues {
      try await expectReplay(.hasNoFlaps) { @MainActor in
        MainActor.assertIsolated()
        await Task.yield()
        return try teleport()
      }
    }
    #expect(found.count == 1)
    await #expect(throws: Late.self) {
      try await expectReplay(.hasNoFlaps) { () async throws -> Recording in throw Late() }
    }
    #expect(throws: Late.self) {
      try expectReplay(.hasNoFlaps) { () throws(Late) -> Recording in throw Late() }
    }
  }
}

extension String {
  fileprivate var localizedReplay: String { String(prefix(10)) }
}

#if canImport(XCTest) && !canImport(ObjectiveC)
  /// Catches what XCTest would report.
  final class XCTestReportTests: XCTestCase {
    private var caught: [(description: String, file: String, line: Int)] = []
    private var isCatching = false

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      guard isCatching else {
        return super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      }
      caught.append((description, file, line))
    }

    func testSaysNothingWhereAllIsWell() async throws {
      assertReplay(try calm(), .hasNoFlaps, .restsOnPage)
      try assertReplay(.hasNoFlaps) { try calm() }
      try await assertReplay(.hasNoFlaps) {
        await Task.yield()
        return try calm()
      }
    }

    func testReportsWhereItStands() throws {
      let recordings = [try calm(), try teleport()]
      isCatching = true
      assertReplays(recordings, .hasNoFlaps)
      let line = #line - 1
      assertReplay(recordings[1], .hasNoFlaps, .restsOnPage)
      isCatching = false
      XCTAssertEqual(caught.map(\.line), [line, line + 2])
      XCTAssertEqual(caught.first?.file, #filePath)
      XCTAssertEqual(
        caught.first?.description.contains("replay 1, release through carousel is expected"), true)
      XCTAssertEqual(caught.last?.description.contains("teleport (a flap), frames 0–1"), true)
    }
  }
#endif
