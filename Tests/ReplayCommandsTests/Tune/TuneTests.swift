import Foundation
import Testing

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

  @Test("writes the scenario so that run finds its gesture, wherever either is")
  func movedScenario() throws {
    let folder = try TemporaryDirectory()
    let deep = folder.path("a/b")
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: deep)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("fixtures"), withDestinationPath: "\(package)Fixtures")
    // What README tunes.
    let flags = "--gestures \(package)Fixtures/gestures/left-1.json --vary spring.dampingRatio=0.95"
    for source in ["\(package)Fixtures", folder.path("fixtures")] {
      let scenario = "\(source)/scenarios/stateful.json"
      for place in ["tuned.json", "a/b/tuned.json", "link/tuned.json"] {
        let file = folder.path(place)
        let tune = Transcript("tune \(scenario) \(flags) --scenario \(file)")
        #expect(tune.code == 0, "\(tune.diagnostics)")
        let run = Transcript("run \(file)")
        #expect(run.code == 0, "\(place): \(run.diagnostics)")
        #expect(!(try folder.text(place).contains("\"gesture\": \"/")))
      }
    }
    #expect(try folder.text("tuned.json") != folder.text("a/b/tuned.json"))
  }

  @Test("draws the curve of each parameter and the map of each two, in characters and as SVG")
  func pictures() throws {
    let line =
      "\(TuneTests.start) --vary spring.dampingRatio=0.6...1/0.1 --vary spring.duration=200,300,400 --minimise overshoot"
    let text = Transcript(line).output
    #expect(text.contains("overshoot, pt: from 0 · to "))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("400  ") } == 1)
    let svg = Transcript("\(line) --svg").output
    // Fifteen points, and a curve and a map for each: two panels beside one another, and one under them.
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.contains("15 points, the best at"))
    #expect(svg.count(of: "class=\"curve one\"") == 2)
    #expect(svg.count(of: "h-58.4z") == 15)
    #expect(Transcript("\(line) --svg --json").code == 2)
  }

  @Test("fits 60 columns, whatever the names over its numbers", arguments: [60, 61, 66, 72, 80])
  func width(_ width: Int) {
    let line =
      "\(TuneTests.start) --vary spring.dampingRatio=0.6,1 --vary spring.duration=200,300 --minimise overshoot"
    let text = Transcript(line, width: width).output
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    #expect(text.contains("backward"))
  }

  @Test("tells what may vary without a scenario")
  func parameters() {
    #expect(Transcript("tune --parameters").output.contains("spring.dampingRatio"))
    #expect(Transcript("tune").message.hasPrefix("SCENARIO.json is missing"))
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("--vary gate=1", 2, "--vary: the parameter is \"gate\", but must be one of"),
      ("", 2, "--vary NAME=VALUES is missing"),
      ("--vary hz=60 --minimise slow", 2, "--minimise: a measure is \"slow\", but must be one of"),
      ("--vary hz=60 --pareto flaps", 2, "--pareto is \"flaps\", but must be two of"),
      ("--vary hz=60 --search 3", 2, "--search is \"3\", but must be a whole number in 16…1000000"),
      ("--vary hz=60,120 --vary hz=60", 2, "--vary: hz varies twice, but must vary once"),
      (
        "--vary spring.duration=200,400 --vary remedy=spring,none", 2,
        "--vary: spring.duration varies and the remedy is none, but must be a spring"
      ),
      (
        "--vary spring.duration=-200", 2,
        "--vary: spring.duration is -200, but must be in 10…10000 ms"
      ),
    ])
  func errors(_ flags: String, _ code: Int32, _ message: String) {
    let transcript = Transcript("\(TuneTests.start) \(flags)")
    #expect(transcript.code == code)
    #expect(transcript.message.hasPrefix(message), "\(transcript.message)")
  }
}

extension String {
  /// How often `part` occurs, without overlaps.
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
