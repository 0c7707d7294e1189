import Foundation
import Testing

/// The package's folder.
private let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()

@Suite("tune")
struct TuneTests {
  private static let start =
    "tune \(package)Fixtures/scenarios/nearest.json --gestures \(package)Fixtures/gestures/left-0.5.json"

  @Test("prints the same whatever the number of threads", arguments: ["", "--search 24 --json"])
  func threads(_ flags: String) {
    let line = "\(TuneTests.start) --vary spring.dampingRatio=0.6...1 --minimise overshoot \(flags)"
    let alone = Transcript("\(line) --threads 1")
    #expect(alone.code == 0)
    #expect(Transcript("\(line) --threads 8").output == alone.output)
  }

  @Test("writes the scenario with the best values, which reads back")
  func scenario() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path("best.json")
    let line =
      "\(TuneTests.start) --vary remedy=none,setContentOffset --minimise settleTime --scenario \(file)"
    let tune = Transcript(line)
    #expect(tune.code == 0, "\(tune.diagnostics)")
    #expect(try folder.text("best.json").contains("\"remedy\": \"setContentOffset\""))
    #expect(tune.output.contains("setContentOffset"))
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("--vary gate=1", 2, "the parameter is \"gate\", but must be one of"),
      ("", 2, "--vary NAME=VALUES is missing"),
      ("--vary hz=60 --minimise slow", 2, "a measure is \"slow\", but must be one of"),
      ("--vary hz=60 --pareto flaps", 2, "--pareto is \"flaps\", but must be two of"),
      ("--vary hz=60 --search 3", 2, "--search is \"3\", but must be a whole number in 16…1000000"),
      ("--vary hz=60,120 --vary hz=60", 2, "hz varies twice, but must vary once"),
    ])
  func errors(_ flags: String, _ code: Int32, _ message: String) {
    let transcript = Transcript("\(TuneTests.start) \(flags)")
    #expect(transcript.code == code)
    #expect(transcript.message.hasPrefix(message), "\(transcript.message)")
  }
}
