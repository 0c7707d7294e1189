import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayTesting
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// The README's carousel with a swipe, short or as long as it takes.
func carousel(_ remedy: Remedy = .none, rule: ReleaseRule.Kind = .nearestCentre()) throws
  -> Scenario
{
  var section = FlowSection(items: .fixed(Extent(width: 335, height: 300), count: 10))
  section.minimumLineSpacing = 20
  section.sectionInset = Insets(left: 20, right: 20)
  var scenario = Scenario(
    name: "carousel", viewport: Extent(width: 375, height: 300),
    layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
  scenario.rule = try ReleaseRule(rule)
  scenario.remedy = remedy
  scenario.start = Vector(x: 1065, y: 0)
  return scenario
}

/// A release of the nearest-centre rule that heads back while the finger moves on: a teleport.
func teleport() throws -> Recording {
  try carousel().replay(
    releasedAt: Vector(x: 1085, y: 0), reading: Vector(x: 0.3, y: 0))
}

/// The same with an animation that brings it there in time.
func calm() throws -> Recording {
  try carousel(.setContentOffset).replay(
    releasedAt: Vector(x: 1085, y: 0), reading: Vector(x: 0.3, y: 0))
}

@Suite("Replay expectations")
struct ExpectationTests {
  @Test("a flap is told as the command line tells it")
  func flaps() throws {
    let failures = ReplayExpectation.hasNoFlaps.verify(try teleport())
    #expect(failures.map(\.recording) == [0])
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("teleport (a flap), frames 0–1, 20 pt, "))
    #expect(
      message.contains("\n  cause  the target 1065 lies behind a release moving at +0.30 pt/ms"))
    #expect(message.contains("\n  rule   PHYSICS §2.3"))
    #expect(ReplayExpectation.hasNoFlaps.verify(try calm()).isEmpty)
  }

  @Test("only the kinds that are named and the sizes above count")
  func kindsAndSizes() throws {
    let recording = try teleport()
    #expect(ReplayExpectation.hasNoFlaps(of: [.kick, .stall]).verify(recording).isEmpty)
    #expect(!ReplayExpectation.hasNoFlaps(of: [.teleport]).verify(recording).isEmpty)
    let size = recording.findings().first { $0.kind == .teleport }?.magnitude ?? 0
    #expect(size > 10)
    #expect(ReplayExpectation.hasNoFlaps(above: size).verify(recording).isEmpty)
    #expect(!ReplayExpectation.hasNoFlaps(above: size.nextDown).verify(recording).isEmpty)
  }

  @Test("rests on a page, or says where it rests instead")
  func rest() throws {
    #expect(ReplayExpectation.restsOnPage.verify(try teleport()).isEmpty)
    var drifting = try carousel(rule: .none)
    drifting.traits.isPagingEnabled = true
    let off = drifting.replay(
      releasedAt: Vector(x: 1200, y: 0), reading: Vector(x: 0.5, y: 0))
    let failures = ReplayExpectation.restsOnPage.verify(off)
    #expect(failures.first?.message.hasPrefix("misplacedRest, ") == true)
    var cut = try calm()
    cut.isTruncated = true
    #expect(
      ReplayExpectation.restsOnPage.verify(cut).map(\.message)
        == ["the content is still moving in the last frame, but must rest"])
  }

  @Test("the rules of every release, over several recordings together")
  func rules() throws {
    let fault = ReplayExpectation.keepsReleaseRules().verify([try calm(), try teleport()])
    let directions = fault.filter { $0.message.hasPrefix("direction: ") }
    #expect(directions.map(\.recording) == [0, 1])
    #expect(
      directions[0].message == """
        direction: the release in frame 0 must head where it points along x
          cause  released at 1085 with +0.30 pt/ms, it heads for 1065, 20 pt behind
        """)
    #expect(fault.contains { $0.recording == 1 && $0.message.hasPrefix("continuity: ") })
    let gentle = try carousel().replay(
      releasedAt: Vector(x: 1300, y: 0), reading: Vector(x: 0.3, y: 0))
    #expect(ReplayExpectation.keepsReleaseRules().verify(gentle).isEmpty)
  }

  @Test("one's own expectations are values too")
  func own() throws {
    let short = ReplayExpectation.each("rests within a frame") { recording in
      recording.count > 2 ? [ReplayFailure("\(recording.count) frames")] : []
    }
    #expect(short.verify([try calm(), try calm()]).map(\.recording) == [0, 1])
  }
}

@Suite("Golden expectations")
struct GoldenExpectationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "golden-\(UUID().uuidString)").path

  private func golden(_ isUpdate: Bool = false, _ options: ComparisonOptions = ComparisonOptions())
    -> ReplayExpectation
  {
    .matchesGolden("\(folder)/calm", options: options, isUpdate: isUpdate)
  }

  @Test("is missing, is written on demand and still fails, then matches")
  func lifecycle() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/calm.golden"
    #expect(
      golden().verify(try calm()).map(\.message)
        == ["\(path) is missing, but must be there: UPDATE_GOLDENS=1 writes it"])
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      golden(true).verify(try calm()).map(\.message)
        == ["\(path) is missing, but must be there: it was written anew, look at what changed"])
    #expect(golden().verify(try calm()).isEmpty)
    #expect(golden(true).verify(try calm()).isEmpty)

    let failures = golden().verify(try teleport())
    let message = try #require(failures.first?.message)
    #expect(
      message.hasPrefix(
        "frame 0 at 0 ms, animating: phase is decelerating, but must be animating\n"))
    #expect(message.contains("\(path)\n  first     frame "))
    #expect(message.contains("⣀"))
    #expect(golden(true).verify(try teleport()).count == 1)
    #expect(golden().verify(try teleport()).isEmpty)
    try Data("{\n".utf8).write(to: URL(filePath: path))
    #expect(golden().verify(try calm()).first?.message.hasPrefix("\(path):2:1: ") == true)
  }

  @Test("a name stands beside the test's file")
  func besides() throws {
    let failures = ReplayExpectation.matchesGolden("none", isUpdate: false).verify(try calm())
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path
    #expect(failures.first?.message.hasPrefix("\(folder)/none.golden is missing") == true)
  }

  @Test("tolerances and the landing alone are passed on")
  func options() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = golden(true).verify(try calm())
    var landing = ComparisonOptions()
    landing.isLandingOnly = true
    #expect(golden(false, landing).verify(try teleport()).isEmpty)
    let loose = ComparisonOptions(tolerance: RecordingTolerance(points: 1e6))
    #expect(golden(false, loose).verify(try teleport()).first?.message.contains("phase is") == true)
  }

  @Test("a golden is of one recording")
  func several() throws {
    #expect(
      golden().verify([try calm(), try calm()]).map(\.message)
        == ["there are 2 recordings, but a golden is of one"])
  }
}
