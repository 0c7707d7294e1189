import Foundation
import Testing

@Suite("map")
struct MapTests {
  private static let scenario = "\(package)Fixtures/scenarios/nearest-header-200.json"
  private static let grid = "--offsets -50...50/50 --velocities -0.25...0.25/0.25"

  private func map(_ flags: String = "") -> Transcript {
    Transcript("map \(MapTests.scenario) \(MapTests.grid) \(flags)")
  }

  @Test("prints the same whatever the number of threads", arguments: ["", "--json", "--svg"])
  func threads(_ format: String) {
    let alone = map("\(format) --threads 1")
    #expect(alone.code == 0)
    #expect(!alone.output.isEmpty)
    for threads in [2, 8] {
      #expect(map("\(format) --threads \(threads)").output == alone.output)
    }
  }

  @Test("says what was tried, how much of it flaps by each remedy, and the worst")
  func text() {
    let text = map().output
    #expect(text.contains("9 releases: -50…50 by 50 pt around 1620, -0.25…0.25 by 0.25 pt/ms"))
    #expect(text.contains("setContentOffset"))
    #expect(text.contains("Worst: teleport 50 pt at -50 pt, -0.25 pt/ms, and rests at 1620."))
    #expect(text.contains("direction"))
  }

  @Test("as JSON tells every release with a fault")
  func json() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(map("--json").output.utf8)) as? [String: Any])
    let sheet = try #require((document["sheets"] as? [[String: Any]])?.first)
    let faults = try #require(sheet["faults"] as? [[String: Any]])
    let flapping = try #require(document["flapping"] as? Int)
    #expect(flapping > 0 && flapping <= faults.count)
    for fault in faults {
      #expect((fault["kinds"] as? [String])?.count == (fault["sizes"] as? [Double])?.count)
    }
  }

  /// Of two pages, 50 pt and ±1 pt/ms apart, nothing flaps but what is let go at the gate, between two grid points.
  private static let thin =
    "map \(package)Fixtures/scenarios/two-pages.json --offsets -150...150/50 --velocities -2...2/1"

  @Test("a flap that only lies between the grid's points is told with its place, kind and size")
  func between() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Transcript("\(MapTests.thin) --json").output.utf8)) as? [String: Any])
    #expect(document["flapping"] as? Int == 0 && document["flapsBetween"] as? Int == 1)
    let sheet = try #require((document["sheets"] as? [[String: Any]])?.first)
    let found = try #require(sheet["between"] as? [[String: Any]])
    try #require(found.count == 1)
    #expect(found[0]["offset"] as? Double == 50 && found[0]["velocity"] as? Double == 0.25)
    #expect(found[0]["kinds"] as? [String] == ["reversal"])
    let size = try #require((found[0]["sizes"] as? [Double])?.first)
    let worst = try #require(document["worst"] as? [String: Any])
    #expect(NSDictionary(dictionary: worst) == NSDictionary(dictionary: found[0]))
    // Neither in the grid's list, nor in its table.
    let faults = try #require(sheet["faults"] as? [[String: Any]])
    #expect(!faults.contains { $0["velocity"] as? Double == 0.25 })
    let text = Transcript(MapTests.thin).output
    let flap = "reversal \((size * 100).rounded() / 100) pt"
    #expect(text.contains(#/flaps only between +pt +pt/ms +flap\n +0 +50 +0.25 +reversal /#))
    #expect(text.contains("Worst: \(flap) at 50 pt, 0.25 pt/ms"))
    #expect(!text.contains("flaps at"))
    #expect(Transcript("\(MapTests.thin) --svg").output.contains("flaps between the points only"))
  }

  @Test("a swipe and a page are made of a flap between the grid's points too")
  func betweenSwipe() throws {
    let folder = try TemporaryDirectory()
    let (swipe, page) = (folder.path("swipe.json"), folder.path("map.html"))
    #expect(Transcript("\(MapTests.thin) --swipe \(swipe) --report \(page)").code == 0)
    let run = Transcript(
      "run \(package)Fixtures/scenarios/two-pages.json --gesture \(swipe) --fail-on flaps")
    #expect(run.code == 1 && run.output.contains("reversal"))
    let text = try folder.text("map.html")
    #expect(text.contains("flaps only between") && text.contains("<td>reversal "))
    #expect(text.contains("<div id=\"page\" data-part></div>"))
  }

  @Test("where there is no swipe to write, the map and its page are written all the same")
  func noSwipe() throws {
    let folder = try TemporaryDirectory()
    let (swipe, page) = (folder.path("swipe.json"), folder.path("map.html"))
    let run = map("--remedy setContentOffset --swipe \(swipe) --report \(page)")
    #expect(run.code == 65 && run.message.hasSuffix("has no flap, but must have one for --swipe"))
    #expect(run.output.contains("No release flaps."))
    #expect(try folder.text("map.html").contains("No release flaps."))
    #expect(!FileManager.default.fileExists(atPath: swipe))
  }

  @Test("the worst of one kind is the largest of its kind")
  func largest() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(
        with: Data(
          Transcript(
            "map \(package)Fixtures/scenarios/sticky.json --offsets -150...150/50 "
              + "--velocities 0.5...2/0.5 --json"
          ).output.utf8)) as? [String: Any])
    let own = try #require((document["remedies"] as? [[String: Any]])?.first)
    let kinds = try #require(own["kinds"] as? [[String: Any]])
    let worst = try #require(document["worst"] as? [String: Any])
    #expect(kinds.map { $0["kind"] as? String } == ["cellFlicker"])
    #expect(worst["sizes"] as? [Double] == kinds.compactMap { $0["largest"] as? Double })
  }

  @Test("as SVG draws the releases, the gate and where pages end")
  func svg() throws {
    let svg = map("--svg").output
    #expect(svg.contains("the gate, 0.25 pt/ms"))
    #expect(svg.contains("lifted, points from rest"))
    // Halfway between the rests 1620 − 355 and 1620 lies beside this small picture; halfway in a wide one is drawn.
    #expect(!svg.contains("a page ends at 1442.5 pt"))
    let wide = Transcript(
      "map \(MapTests.scenario) --offsets -200...200/100 --velocities 0...0/1 --svg")
    #expect(wide.output.contains("a page ends at 1442.5 pt"))
    #expect(wide.output.contains("a page ends at 1797.5 pt"))
  }

  @Test("writes the smallest swipe, which run then shows to flap")
  func swipe() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path("swipe.json")
    #expect(map("--swipe \(file)").code == 0)
    let run = Transcript("run \(MapTests.scenario) --gesture \(file) --fail-on flaps")
    #expect(run.code == 1)
    #expect(run.output.contains("teleport"))
  }

  @Test("as SVG draws the best remedy beside it, or another alone")
  func remedies() {
    let best = map("--svg --best").output
    #expect(best.contains("the target alone: ") && best.contains(": no flaps</text>"))
    let spring = map("--svg --remedy spring").output
    #expect(spring.contains("spring: ") && !spring.contains("the target alone"))
  }

  @Test("lifts so many shares of a frame after one, at the end of a drag")
  func phases() {
    let svg = map("--phases 0,0.5 --svg").output
    #expect(svg.contains("from 1620 pt, 0 of a frame<") && svg.contains("0.5 of a frame<"))
    #expect(svg.components(separatedBy: "class=\"frame\"").count == 3)
  }

  @Test("writes a page too, with the worst swipe played")
  func page() throws {
    let folder = try TemporaryDirectory()
    let run = map("--report \(folder.path("map.html"))")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("nearest-header-200: rule 4"))
    let page = try folder.text("map.html")
    #expect(page.contains("<h1>Flap map of nearest-header-200</h1>"))
    #expect(page.contains("<div id=\"page\" data-part></div>"))
    #expect(page.contains("every element is reached"))
  }

  @Test(
    "says what is wrong with a grid",
    arguments: [
      ("--offsets 1...2", "--offsets is \"1...2\", but must be A...B/STEP, as -150...150/5"),
      ("--velocities 0...1/0.3", "--velocities is \"0...1/0.3\": the number of steps is"),
      ("--hz 0", "--hz is \"0\", but must be frames a second in 1…1000"),
      ("--starts a", "--starts is \"a\", but must be points, or middle"),
      ("--json --svg", "--json and --svg are given, but must not be given together"),
      ("--best", "--best is given alone, but must be given with --svg"),
      ("--rows 0...1 --report x", "--report is given, but must not be given with --rows"),
      ("--rows 0...1 -o x", "-o is given, but must not be given with --rows"),
      ("--remedy none,spring", "--remedy is \"none,spring\", but must be one of none, "),
      ("--phases 1", "--phases is \"1\", but must be shares of a frame in 0..<1"),
      ("--threads 0", "--threads is \"0\", but must be a whole number in 1…256"),
    ])
  func usage(_ flags: String, _ message: String) {
    let transcript = Transcript("map \(MapTests.scenario) \(flags)")
    #expect(transcript.code == 2)
    #expect(transcript.message.hasPrefix(message))
  }
}
