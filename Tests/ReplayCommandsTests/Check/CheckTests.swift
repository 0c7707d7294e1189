import Foundation
import ReplayCommands
import ReplayFormats
import Samples
import Testing

@Suite("check")
struct CheckTests {
  private static let golden = "goldens/carousel--left-0.3.golden"

  @Test("a missing golden fails, and nothing is written")
  func missing() throws {
    let folder = try ReplayFolder()
    let run = folder.check()
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("missing\n  carousel, gesture left-0.3 has no golden: "))
    #expect(run.output.hasSuffix("\n1 replay: 1 missing\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.place("goldens")))
  }

  @Test("--update writes what is missing and exits 1, then nothing and exits 0; the check passes")
  func update() throws {
    let folder = try ReplayFolder()
    let first = folder.check("--update")
    #expect(first.code == 1)
    #expect(first.output.hasSuffix("\n1 replay: 1 written\n"))
    #expect(try folder.names("goldens") == ["carousel--left-0.3.golden"])
    let text = try folder.text(Self.golden)
    #expect(folder.check("--update").code == 0)
    #expect(try folder.text(Self.golden) == text)
    let run = folder.check()
    #expect(run.code == 0 && run.diagnostics.isEmpty)
    #expect(run.output == "1 replay: 1 matching\n")
  }

  @Test("a damping constant that changes by 1 % names frame, field and hand-over")
  func damping() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    try folder.edit("scenarios/carousel.json", "\"dampingRatio\":0.8}", "\"dampingRatio\":0.808}")
    let run = folder.check(width: 60)
    #expect(run.code == 1)
    for text in [
      "differs carousel, gesture left-0.3, ", ":80\n",
      "  the scenario changed since the golden was written\n",
      "  first     frame 51 at 850 ms, animating\n", "  field     offset x\n",
      "  since     animation, which took over from the release in\n            frame 51\n",
      "  landing   1065, 0 in both, after 1333.33 ms\n", "\n  expected  ", "\n  actual    ",
      "\n  apart     ",
    ] { #expect(run.output.contains(text), "\(text)") }
    for line in run.output.split(separator: "\n") where !line.hasPrefix("differs ") {
      #expect(line.count <= 60, "\(line)")
    }
    // The golden's line is the frame's.
    let lines = try folder.text(Self.golden).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[79].hasPrefix("51,850,animating,"))

    let update = folder.check("--update")
    #expect(update.code == 1)
    #expect(update.output.hasPrefix("written carousel, gesture left-0.3, "))
    #expect(update.output.contains("  first     frame 51 at 850 ms"))
    #expect(folder.check().code == 0)
  }

  @Test("an engine constant that changes is named")
  func constant() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    try folder.edit(
      "scenarios/carousel.json", "\"start\"", "\"constants\": {\"readingWeight\":0.7},\n  \"start\""
    )
    let run = folder.check()
    #expect(run.code == 1)
    #expect(run.output.contains("  constants changed: readingWeight 0.2 → 0.7\n"))
  }

  @Test("a cell's transform that is not the golden's names the cell")
  func cell() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let text = try folder.text(Self.golden)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix(" cell,0,0,4,") })
    var fields = row.split(separator: ",", omittingEmptySubsequences: false)
    fields[8] = "0.75"
    try folder.edit(Self.golden, String(row), fields.joined(separator: ","))
    let run = folder.check(width: 100)
    #expect(run.code == 1)
    #expect(run.output.contains("  field     transform a of cell [0, 4]\n"))
    #expect(run.output.contains("  expected  0.75\n"))
    #expect(run.output.contains("edited or"))
  }

  @Test("rows that match under a hash that does not are a fault, and are renewed")
  func hash() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let text = try folder.text(Self.golden)
    let hash = try #require(text.firstMatch(of: /"hash": "([0-9a-f]{16})"/)?.1)
    try folder.edit(Self.golden, String(hash), "0123456789abcdef")
    #expect(folder.check().code == 1)
    #expect(folder.check("--tolerance 100pt").code == 1)
    #expect(folder.check("--update").code == 1)
    #expect(try folder.text(Self.golden) == text)
  }

  @Test("a header that is not up to date passes, and --update renews it")
  func header() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let text = try folder.text(Self.golden)
    try folder.edit(Self.golden, "\"engine\": \"", "\"engine\": \"0.0.")
    #expect(folder.check().code == 0)
    let run = folder.check("--update")
    #expect(run.code == 1)
    #expect(run.output.contains("has a golden with a new header, its frames are the same\n"))
    #expect(try folder.text(Self.golden) == text)
  }

  @Test("tolerances by unit and by field, and the landing alone")
  func tolerances() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    try folder.edit("scenarios/carousel.json", "\"dampingRatio\":0.8}", "\"dampingRatio\":0.808}")
    #expect(folder.check("--landing-only").code == 0)
    #expect(folder.check("--tolerance 0.5pt --tolerance scale=0.01").code == 0)
    #expect(folder.check("--tolerance 0.05pt --tolerance scale=0.01").code == 1)
    #expect(folder.check("--tolerance 0.5pt --tolerance velocity=0 --tolerance scale=1").code == 1)
    #expect(
      folder.check("--tolerance 0.5pt --tolerance 1pt/ms --tolerance transform=0.01").code == 0)
    #expect(folder.check("--tolerance 0.5pt --tolerance 1deg --tolerance 0.000001pt/ms").code == 1)
    try folder.edit("scenarios/carousel.json", "\"minimum\":0.8", "\"minimum\":0.795")
    #expect(folder.check("--tolerance 0.5pt --tolerance scale=0.0001").code == 1)
    #expect(folder.check("--tolerance 0.5pt --tolerance scale=0.01").code == 0)
    try folder.edit("scenarios/carousel.json", "[1065,0]", "[1064,0]")
    #expect(folder.check("--landing-only").code == 0)
    try folder.edit("scenarios/carousel.json", "[1064,0]", "[710,0]")
    let run = folder.check("--landing-only")
    #expect(run.code == 1)
    #expect(run.output.contains("  landing   710, 0 instead of 1065, 0: 355 pt apart"))
    #expect(folder.check("--landing-only --tolerance 355pt").code == 0)
  }

  @Test("a scenario is checked with its gesture, those with goldens, and all of --gestures")
  func gestures() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let all = folder.check("--update --gestures \(folder.place("gestures"))")
    #expect(all.output.hasSuffix("\n2 replays: 1 matching, 1 written\n"))
    #expect(
      try folder.names("goldens") == ["carousel--left-0.3.golden", "carousel--left-1.golden"])
    #expect(folder.check().output == "2 replays: 2 matching\n")
  }

  @Test("goldens may stand elsewhere, and scenarios in the folder itself")
  func elsewhere() throws {
    let folder = try ReplayFolder()
    let goldens = folder.place("elsewhere")
    _ = folder.check("--update --goldens \(goldens)")
    #expect(try folder.names("elsewhere") == ["carousel--left-0.3.golden"])
    #expect(folder.check("--goldens \(goldens)").code == 0)
    #expect(folder.check().code == 1)

    // The same folder's gestures are no scenarios.
    let flat = try ReplayFolder([])
    try FileManager.default.removeItem(atPath: flat.place("scenarios"))
    try flat.write(
      ReplayFolder.scenario().replacing("../gestures/", with: "gestures/"), to: "carousel.json")
    try flat.write(try flat.text("gestures/left-1.json"), to: "swipe.json")
    #expect(flat.check("--update").output.hasSuffix("\n1 replay: 1 written\n"))
    #expect(flat.check().code == 0)
  }

  @Test("a golden without a scenario or gesture is a fault")
  func orphan() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    try folder.write(try folder.text(Self.golden), to: "goldens/gone--left-0.3.golden")
    let run = folder.check()
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("orphan\n  "))
    #expect(run.output.hasSuffix("\n2 replays: 1 matching, 1 without a replay\n"))
    #expect(folder.check("--update").code == 1)
    try FileManager.default.removeItem(atPath: folder.place("goldens/gone--left-0.3.golden"))
    // What a kill leaves behind is no golden.
    try folder.write("half", to: "goldens/gone--left-0.3.golden.partial-1")
    #expect(folder.check().code == 0)
  }

  @Test(
    "a file that cannot be read is told with its place, the rest is checked, and exits 65 or 66")
  func broken() throws {
    let folder = try ReplayFolder(["a", "b", "c"])
    _ = folder.check("--update")
    try folder.edit("scenarios/a.json", "nearestCentre", "nearestCenter")
    try folder.edit("goldens/b--left-0.3.golden", "0,0,tracking", "0,0,traking")
    let run = folder.check()
    #expect(run.code == 65)
    #expect(run.output.contains("scenarios/a.json:13:23: "))
    #expect(run.output.contains("goldens/b--left-0.3.golden:"))
    #expect(run.output.contains("phase is \"traking\", but must be \"idle\""))
    #expect(run.output.contains("1 matching, "))
    let gone = try ReplayFolder()
    try FileManager.default.removeItem(atPath: gone.place("gestures/left-0.3.json"))
    #expect(gone.check().code == 66)
    #expect(Transcript("check /no/such/folder").code == 66)
  }

  @Test(
    "a golden that cannot be read says how to get a new one, which --update writes",
    arguments: [
      ("cut in its header", ":5:1: "), ("cut in its table", ":40:1: "), ("empty", ":1:1: "),
      ("binary", ":1:1: "), ("a newer version's", ":2:14: "), ("a field too few", ":80:"),
    ])
  func unreadable(_ damage: String, _ place: String) throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let text = try folder.text(Self.golden)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch damage {
    case "cut in its header": lines[4...] = [""]
    case "cut in its table": lines[39...] = ["25,41"]
    case "empty": lines = []
    case "binary": lines = ["\u{0}\u{1}", "}", ""]
    case "a newer version's": lines[1] = "  \"version\": 9,"
    default: lines[79] = String(lines[79].prefix { $0 != "." })
    }
    try folder.write(lines.joined(separator: "\n"), to: Self.golden)

    let run = folder.check()
    #expect(run.code == 65)
    #expect(
      run.output.hasPrefix("unreadable\n  \(folder.place(Self.golden))\(place)"), "\(run.output)")
    #expect(run.output.contains("(--update writes it anew)"))

    let update = folder.check("--update")
    #expect(update.code == 1)
    #expect(update.output.contains("has a new golden; the old one was unreadable: "))
    #expect(update.output.contains(place))
    #expect(update.output.hasSuffix("\n1 replay: 1 written\n"))
    #expect(try folder.text(Self.golden) == text)
    #expect(folder.check().code == 0)
  }

  @Test("a scenario that names no gesture is told")
  func noGesture() throws {
    let folder = try ReplayFolder()
    try folder.edit(
      "scenarios/carousel.json", ",\n  \"gesture\": \"../gestures/left-0.3.json\"", "")
    let run = folder.check()
    #expect(run.code == 65)
    #expect(run.output.contains("names no gesture, but must, or --gestures must name some"))
  }

  @Test("the package's own goldens match")
  func fixtures() {
    let run = Transcript("check \(Fixtures.folder.path)")
    #expect(run.code == 0)
    #expect(run.output == "22 replays: 22 matching\n")
  }
}
