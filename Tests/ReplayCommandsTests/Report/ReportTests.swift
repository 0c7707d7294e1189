import Foundation
import ReplayCommands
import Samples
import Testing

@Suite("report")
struct ReportTests {
  private let directory: TemporaryDirectory
  private let flap = Fixtures.folder.appending(path: "scenarios/nearest-header-200.json")
    .path()

  init() throws { directory = try TemporaryDirectory() }

  @Test("makes a page of a scenario, and the same by run --report")
  func scenario() throws {
    let page = Transcript("report \(flap)")
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("<!DOCTYPE html>\n") && page.output.hasSuffix("</html>\n"))
    #expect(page.diagnostics.isEmpty)
    let run = Transcript("run \(flap) --report \(directory.path("page.html"))")
    #expect(run.output == Transcript("run \(flap)").output)
    #expect(try directory.text("page.html") == page.output)
  }

  @Test("takes the flags of a replay for a scenario, and refuses them for a recording")
  func flags() throws {
    let page = Transcript("report \(flap) --hz 120 --remedy spring")
    #expect(page.output.contains("\"remedy\":\"spring\""))
    #expect(Transcript("run \(flap) --json -o \(directory.path("r.json"))").code == 0)
    #expect(Transcript("report \(directory.path("r.json"))").code == 0)
    let refused = Transcript("report \(directory.path("r.json")) --hz 120")
    #expect(refused.code == 2)
    #expect(refused.message.hasPrefix("--hz is given, but "))
  }

  @Test("makes a list of a folder, and passes over what is neither scenario nor recording")
  func folder() throws {
    for name in ["scenarios/free.json", "scenarios/paging.json", "gestures/up-1.json"] {
      let url = Fixtures.folder.appending(path: name)
      var text = try String(contentsOf: url, encoding: .utf8)
      let gestures = Fixtures.folder.appending(path: "gestures").path()
      text.replace("../gestures", with: gestures)
      try text.write(
        toFile: directory.path(url.lastPathComponent), atomically: true, encoding: .utf8)
    }
    let page = Transcript("report \(directory.path(""))")
    #expect(page.code == 0)
    #expect(page.output.components(separatedBy: "class=\"data\">").count == 3)
  }

  @Test("lays a recording over another")
  func against() throws {
    #expect(
      Transcript("run \(flap) --remedy spring --json -o \(directory.path("b.json"))").code == 0)
    let page = Transcript("report \(flap) --against \(directory.path("b.json"))")
    #expect(page.output.contains("<title>nearest-header-200 against b</title>"))
    #expect(page.output.contains("\"kind\": \"comparison\""))
  }

  @Test("says what is wrong with what it is given")
  func errors() throws {
    #expect(Transcript("report").code == 2)
    #expect(Transcript("report /no/where.json").code == 66)
    #expect(Transcript("report \(directory.path(""))").code == 66)
    let grid = Fixtures.folder.appending(path: "flap-grid.json").path()
    #expect(Transcript("report \(grid)").code == 65)
    #expect(Transcript("report \(directory.path("")) --against \(flap)").code == 2)
    #expect(Transcript("report \(flap) -o /no/such/folder/x.html").code == 74)
  }

  @Test("is made of what diff compares, and of a golden")
  func goldens() throws {
    let golden = Fixtures.folder.appending(path: "goldens/scale--left-0.5.golden").path()
    #expect(Transcript("report \(golden)").output.contains("left-0.5 through scale"))
    let page = directory.path("page.html")
    #expect(Transcript("run \(flap) --json -o \(directory.path("b.json"))").code == 0)
    let plain = Transcript("diff \(golden) \(directory.path("b.json"))")
    let run = Transcript("diff \(golden) \(directory.path("b.json")) --report \(page)")
    #expect(run.code == 1)
    #expect(run.output == plain.output)
    #expect(try directory.text("page.html").contains("First divergence in ${difference.words}"))
    #expect(try directory.text("page.html").contains("\"words\":\"frame 0 at 0 ms"))
  }

  @Test("lists what check finds to differ, and nothing where all matches")
  func check() throws {
    let page = directory.path("page.html")
    let folder = Fixtures.folder.path()
    #expect(Transcript("check \(folder) --report \(page)").code == 0)
    #expect(try !directory.text("page.html").contains("class=\"data\">"))
    let moved = Transcript("check \(folder) --goldens \(try changedGoldens()) --report \(page)")
    #expect(moved.code == 1)
    #expect(try directory.text("page.html").components(separatedBy: "class=\"data\">").count == 2)
    #expect(try directory.text("page.html").contains("\"name\":\"golden\""))
  }

  /// The shipped goldens, one of them as that of another gesture.
  private func changedGoldens() throws -> String {
    let files = FileManager.default
    let place = directory.path("goldens")
    try files.copyItem(
      atPath: Fixtures.folder.appending(path: "goldens").path(), toPath: place)
    let name = "nearest--left-0.3.golden"
    let url = Fixtures.folder.appending(path: "goldens/\(name)")
    var text = try String(contentsOf: url, encoding: .utf8)
    text.replace("dragging,1077,0,1077", with: "dragging,1078,0,1078")
    try text.write(toFile: "\(place)/\(name)", atomically: true, encoding: .utf8)
    return place
  }
}
