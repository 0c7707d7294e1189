import Foundation
import Testing

@Suite("The swipe of a map")
struct MapShowingTests {
  private static let scenarios = "\(package)Fixtures/scenarios"
  private static let grid = "--offsets -50...50/50 --velocities -0.5...0.5/0.25"

  /// The command that a map tells, and the kind of its worst flap; none where nothing flaps.
  private func map(_ path: String, _ flags: String, _ swipe: String) throws -> (
    words: [String], kind: String
  )? {
    let map = Transcript("map \(path) \(Self.grid) \(flags) --swipe \(swipe)", width: 300)
    guard map.code == 0 else {
      #expect(map.code == 65 && map.message.contains("has no flap"), "\(map.message)")
      return nil
    }
    let told = try #require(map.diagnostics.firstMatch(of: #/to see it: scroll-replay (.+)\n/#)?.1)
    let kind = try #require(map.output.firstMatch(of: #/Worst: (\w+) /#)?.1)
    return (told.split(separator: " ").map(String.init), String(kind))
  }

  @Test("is shown by the command that the map tells, from any start")
  func start() throws {
    let folder = try TemporaryDirectory()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.scenarios).sorted()
    var shown = 0
    for name in names {
      let swipe = folder.path("swipe-\(name)")
      guard let found = try map("\(Self.scenarios)/\(name)", "--starts middle", swipe) else {
        continue
      }
      let run = Transcript(found.words, width: 300)
      #expect(run.code == 0, "\(name): \(run.message)")
      #expect(run.output.contains("\(found.kind) "), "\(name): no \(found.kind)")
      shown += 1
    }
    #expect(shown > 10)
  }

  @Test(
    "is told with what the map had other than the scenario, and with nothing else",
    arguments: [
      ("", []), ("--starts 1265 --hz 120", ["--start", "1265", "--hz", "120"]),
      ("--remedy spring --hz 80", ["--hz", "80", "--remedy", "spring"]), ("--phases 0.5", []),
    ])
  func conditions(_ flags: String, _ told: [String]) throws {
    let folder = try TemporaryDirectory()
    let scenario = "\(Self.scenarios)/nearest-header-200.json"
    let swipe = folder.path("swipe.json")
    let found = try #require(try map(scenario, flags, swipe))
    #expect(found.words == ["run", scenario, "--gesture", swipe] + told)
    #expect(Transcript(found.words + ["--fail-on", "flaps"]).code == 1)
  }

  @Test("is told so that a shell reads each path as one word")
  func quoted() throws {
    let folder = try TemporaryDirectory()
    let swipe = folder.path("") + "it's one.json"
    let map = Transcript(
      ["map", "\(Self.scenarios)/nearest-header-200.json"]
        + "\(Self.grid) --swipe".split(separator: " ").map(String.init) + [swipe])
    #expect(map.code == 0)
    #expect(map.diagnostics.contains("/it'\\''s one.json'\n"))
  }
}

@Suite("--start")
struct StartTests {
  private static let scenario = "\(package)Fixtures/scenarios/nearest.json"

  @Test("lets the content rest elsewhere before, for run and for report")
  func starts() throws {
    let own = Transcript("run \(Self.scenario) --csv").output
    for start in ["0", "355", "middle"] {
      let other = Transcript("run \(Self.scenario) --csv --start \(start)")
      #expect(other.code == 0 && other.output != own)
      if start == "middle" { continue }
      #expect(other.output.split(separator: "\n")[1].hasPrefix("0,0,tracking,\(start),0,"))
    }
    let pages = ["", "--start 355"].map { Transcript("report \(Self.scenario) \($0)").output }
    #expect(pages[0] != pages[1])
  }

  @Test("refuses where no content can rest, as --starts does")
  func domain() {
    // Ten cells of 335 pt, 20 pt apart and from both ends, make 3 570 pt, of which 375 are seen.
    for (verb, flag) in [("run", "--start"), ("report", "--start"), ("map", "--starts")] {
      for place in ["99999", "-1"] {
        let run = Transcript("\(verb) \(Self.scenario) \(flag) \(place)")
        #expect(run.code == 2)
        #expect(
          run.message == "\(flag) is \(place), but must be in 0…3195, where nearest can rest")
      }
      let run = Transcript("\(verb) \(Self.scenario) \(flag) left")
      #expect(run.message == "\(flag) is \"left\", but must be points, or middle")
    }
  }
}
