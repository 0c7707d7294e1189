import Foundation
import Testing

@Suite("demo")
struct DemoTests {
  /// A demo of few carousels and gestures, word for word.
  ///
  /// `UPDATE_GOLDENS=1` writes it anew, and fails.
  @Test("tells everything in its order", arguments: [60, 80])
  func golden(width: Int) throws {
    let fixtures = try DemoFixtures(
      scenarios: [
        "header-aware", "margins", "nearest-header-200", "stateful-interitem", "two-pages-swipe",
      ],
      gestures: [
        "left-0.3", "left-1", "left-2", "right-0.5", "right-1", "up-1", "up-3.5", "drawn-up",
      ])
    let run = Transcript("demo --fixtures \(fixtures.path)", width: width)
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "demo-\(width).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("the golden was written anew: look at what changed, and why")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
  }

  @Test("finds on what the package ships all that is known to go wrong")
  func known() throws {
    let fixtures = try DemoFixtures()
    let run = Transcript("demo --fixtures \(fixtures.path)", width: 400)
    #expect(run.code == 0)
    for text in DemoTests.known { #expect(run.output.contains(text), "\(text)") }
    #expect(!run.output.contains("\u{1B}"))
  }

  private static let known = [
    // Rule 1 with spacing, and rule 3 by interitem spacing.
    "\npaging-spacing\n  drifts by 20 pt a page: rests 20, 40, 60 pt off its place",
    "\nstateful-interitem\n  drifts by 10 pt a page: rests 10, 20, 30 pt off its place",
    "\nindex-header\n  every page rests 155 pt off its place\n",
    // Rules 4 and 5 with a header and a footer.
    "header of 100 and footer of 50: neither can be reached by swiping outward from the end cells\n",
    "\nnearest-header-200\n  header of 200 and footer of 300: both are reached",
    "\nheader-aware, header-aware-delegate\n  header of 200 and footer of 300: both are reached",
    "  flaps when released gently: up to teleport 17 pt, kick 0.55 pt/ms\n",
    "  flaps when released gently: up to kick 0.55 pt/ms\n",
    "rule 4 (nearest-header-200) is worse than rule 5 (header-aware) by ",
    "\nmargins\n  the first and the last cell rest 10 pt off their place\n",
    // Effects.
    "\nsticky\n  cellFlicker: cell [0, 4] appears twice in ",
    "its layout was prepared for 375 × 300 and the view has been 667 × 300 since a rotation",
    // The worst, told and removed.
    "── The price of setContentOffset on a flick ─",
    "── The worst flap: hook-up-1 through full-height ─",
    "  rests, teleport 59 pt\n", "    scrollView.setContentOffset(destination, animated: true)\n",
    "Gone: teleport 59 pt; the price: brake 0.96 pt/ms.\n",
  ]

  @Test("prints the same for machines, and to a file")
  func json() throws {
    let fixtures = try DemoFixtures(
      scenarios: ["nearest-header-200", "paging", "two-pages-swipe"],
      gestures: ["left-0.3", "left-2", "left-1", "up-1", "drawn-up"])
    let line = "demo --fixtures \(fixtures.path) --json"
    let run = Transcript(line)
    #expect(run.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let keys = ["version", "replays", "ranking", "consequences", "price", "worst"]
    #expect(json.map { Set($0.keys) } == Set(keys))
    #expect((json?["replays"] as? [[String: Any]])?.count == 7)
    #expect((json?["ranking"] as? [[String: Any]])?.first?["releases"] as? Int == 119)

    let file = fixtures.path + "demo.json"
    #expect(Transcript("\(line) -o \(file)").output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == run.output)
  }

  @Test("needs no grid's worth of rules, no flaps, no gestures")
  func bare() throws {
    let fixtures = try DemoFixtures(scenarios: ["free"], gestures: ["up-1"])
    let run = Transcript("demo --fixtures \(fixtures.path)")
    #expect(run.code == 0)
    #expect(run.output.contains("\nfree: no release rule\n"))
    #expect(run.output.contains("\n1 replay, 0 with flaps. "))
    #expect(run.output.contains("──") && !run.output.contains("worst"))
  }

  @Test("says so where no remedy helps the worst flap")
  func noRemedy() throws {
    let fixtures = try DemoFixtures(scenarios: ["paging"], gestures: ["left-0.26", "left-1"])
    let run = Transcript("demo --fixtures \(fixtures.path)")
    #expect(run.output.contains("── The worst flap: left-0.26 through paging ─"))
    #expect(run.output.hasSuffix("\nNo remedy makes it better: it takes another target.\n"))
  }

  @Test("says what is missing, and exits 66")
  func missing() throws {
    let run = Transcript("demo --fixtures /no/where")
    #expect(run.code == 66)
    #expect(run.message == "/no/where is no folder with scenarios/, but must be one")
    let empty = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: empty.path("scenarios"), withIntermediateDirectories: false)
    #expect(Transcript("demo --fixtures \(empty.path(""))").code == 66)
  }
}
