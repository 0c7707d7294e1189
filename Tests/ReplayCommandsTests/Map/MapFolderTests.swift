import Foundation
import Testing

/// The folder of the shipped scenarios.
private let shipped = "\(#filePath.components(separatedBy: "Tests/")[0])Fixtures/scenarios"

@Suite("map of a folder")
struct MapFolderTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["nearest", "free", "full-height"] {
      try FileManager.default.copyItem(
        atPath: "\(shipped)/\(name).json", toPath: folder.path("\(name).json"))
    }
  }

  private func map(_ flags: String) -> Transcript {
    Transcript(
      "map \(folder.url.path()) --offsets 0...60/30 --velocities 0...0.3/0.3 --starts middle \(flags)"
    )
  }

  @Test("ranks its scenarios, the one that flaps least first, with what the best remedy leaves")
  func ranking() {
    let rows = map("").output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows[0] == ["carousel", "rule", "flap", "leaves", "best", "remedy"])
    #expect(rows[1] == ["1", "free", "–"])
    // Both rules flap wherever the content was moved, slow or fast: at 30 and 60 of 0, 30 and 60 pt. Equals stay in
    // the order of their files.
    #expect(rows[2].prefix(5) == ["2", "full-height", "4", "67", "%"])
    #expect(rows[3].prefix(5) == ["3", "nearest", "4", "67", "%"])
    #expect(rows[2][5] == "–" && rows[2][6] == "setContentOffset")
  }

  @Test("ranks their rules by all releases of all carousels of each, before and after the remedies")
  func rules() throws {
    // Another rule, and a third carousel of rule 4.
    for name in ["paging", "paging-and-snapping"] {
      try FileManager.default.copyItem(
        atPath: "\(shipped)/\(name).json", toPath: folder.path("\(name).json"))
    }
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(map("--json").output.utf8)) as? [String: Any])
    let carousels = try #require(document["carousels"] as? [[String: Any]])
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(
      carousels.count == 5 && Set(rules.compactMap { $0["rule"] as? String }) == ["none", "1", "4"])
    for rule in rules {
      let name = try #require(rule["rule"] as? String)
      let own = carousels.filter { carousel in
        let words = carousel["rule"] as? String ?? ""
        return name == "none" ? words == "no release rule" : words.hasPrefix("rule \(name),")
      }
      #expect(rule["carousels"] as? Int == own.count && rule["releases"] as? Int == 6 * own.count)
      for key in ["flapping", "left"] {
        #expect(rule[key] as? Int == own.reduce(0) { $0 + ($1[key] as? Int ?? 99) }, "\(name)")
      }
    }
    let shares = rules.map { rule in
      Double(rule["flapping"] as? Int ?? 0) / Double(rule["releases"] as? Int ?? 1)
    }
    #expect(shares == shares.sorted())
    let tables = map("").output.components(separatedBy: "\n\n").map { $0.split(separator: "\n") }
    try #require(tables.count == 2)
    #expect(tables[1][0].split(separator: " ") == ["rule", "carousels", "flap", "leaves"])
    // Two of its carousels flap at 4 of their 6 releases, as above; no other rule does at more than half of them.
    let last = try #require(rules.last)
    #expect(last["rule"] as? String == "4" && last["carousels"] as? Int == 3)
    #expect(tables[1].last?.split(separator: " ").prefix(3) == ["\(rules.count)", "4", "3"])
  }

  @Test("writes each map beside its best remedy's as a picture, of the file's name")
  func pictures() throws {
    let place = folder.path("pictures")
    #expect(map("--pictures \(place)").code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    #expect(names == ["free.svg", "full-height.svg", "nearest.svg"])
    let svg = try folder.text("pictures/full-height.svg")
    #expect(svg.contains("the target alone: ") && svg.contains(": no flaps</text>"))
  }

  @Test(
    "takes what makes one result of one scenario from nobody",
    arguments: ["--svg", "--best", "--rows 0...1", "--swipe x", "--report x"])
  func refused(_ flag: String) {
    let transcript = map(flag)
    #expect(transcript.code == 2)
    #expect(transcript.message.hasSuffix("is given, but must not be given with a folder"))
  }

  /// What is no scenario that this program can map, and why.
  static let unmapped: [(file: String, text: String, reason: String)] = [
    (
      "a-class.json",
      """
      {"version": 1, "name": "own", "viewport": {"width": 375, "height": 500},
       "layout": {"kind": "class", "name": "Own"}}
      """, "$.layout.name is \"Own\", but must be a layout of the program's"
    ),
    ("m-broken.json", "{\"version\": 1, \"layout\": {", ":1:"),
    ("z-empty.json", "", ":1:1: "),
  ]

  @Test(
    "tells which scenario cannot be mapped and why, ranks the others, and exits 65",
    arguments: unmapped)
  func skipped(_ file: String, _ text: String, _ reason: String) throws {
    let fine = map("")
    #expect(fine.code == 0 && fine.diagnostics.isEmpty)
    try Data(text.utf8).write(to: folder.url.appending(path: file))
    let mixed = map("")
    #expect(mixed.code == 65)
    #expect(mixed.output == fine.output)
    let line = mixed.diagnostics.split(separator: "\n")
    #expect(line.count == 1 && line[0].hasPrefix("skipped: ") && line[0].contains(file))
    #expect(mixed.diagnostics.contains(reason), "\(mixed.diagnostics)")
  }

  @Test("the same of a folder's pages", arguments: unmapped)
  func skippedPages(_ file: String, _ text: String, _ reason: String) throws {
    let folder = try ReplayFolder()
    try folder.write(text, to: "scenarios/\(file)")
    let run = Transcript("report \(folder.place("scenarios"))")
    #expect(run.code == 65)
    #expect(run.diagnostics.hasPrefix("skipped: ") && run.diagnostics.contains(reason))
    #expect(run.output.contains("carousel"))
  }

  @Test("gestures and recordings beside scenarios are none, and all skipped is an error")
  func others() throws {
    try FileManager.default.copyItem(
      atPath: "\(shipped)/../gestures/left-1.json", toPath: folder.path("left-1.json"))
    #expect(map("").code == 0)
    let only = try TemporaryDirectory()
    let (file, text, _) = MapFolderTests.unmapped[0]
    try Data(text.utf8).write(to: only.url.appending(path: file))
    for verb in ["map", "report"] {
      let run = Transcript("\(verb) \(only.url.path())")
      #expect(run.code == 65)
      #expect(run.output.isEmpty)
      #expect(
        run.diagnostics.contains("skipped: ") && run.diagnostics.contains("but must hold one"))
    }
  }

  @Test("pictures are of a folder, and a folder holds a scenario")
  func noFolder() throws {
    let one = Transcript("map \(shipped)/nearest.json --pictures x")
    #expect(one.code == 2)
    #expect(one.message == "--pictures is given, but must be given with a folder")
    let empty = try TemporaryDirectory()
    #expect(Transcript("map \(empty.url.path())").code == 66)
  }
}
