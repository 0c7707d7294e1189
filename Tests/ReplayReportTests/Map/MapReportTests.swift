import Foundation
import ReplayAnalysis
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The map of a shipped scenario by two remedies, three offsets by five velocities, from the start and a page further.
private func report(
  _ name: String = "nearest-header-200", _ change: (inout Scenario) -> Void = { _ in }
) async throws -> MapReport {
  var scenario = try Shipped.scenario(name).scenario
  change(&scenario)
  var plan = MapPlan(
    ReleaseGrid(
      offsets: try .init(from: -180, to: 180, by: 180),
      velocities: try .init(from: -0.5, to: 0.5, by: 0.25)), around: scenario)
  plan.starts.append(scenario.start + Vector(x: 355, y: 0))
  var maps: [MapReport.Entry] = []
  for remedy in [Remedy.none, .setContentOffset] {
    scenario.remedy = remedy
    maps.append(MapReport.Entry(remedy, try await FlapMap(plan, of: scenario)))
  }
  var report = MapReport(
    title: scenario.name, rule: "nearest centre", maps: maps, gate: 0.25, pixel: 1 / 3,
    pageEdges: [0, 1797.5])
  scenario.remedy = .none
  let release = ReleaseInput(
    start: scenario.start, axis: .horizontal, offset: scenario.start.x + 30, velocity: 0.3)
  report.smallest = MinimalGesture.showing(.teleport, at: release) { scenario.replay($0) }
  return report
}

@Suite("A page about a map")
struct MapPageTests {
  @Test("is the same to the byte every time, and names nothing outside itself")
  func alone() async throws {
    var report = try await report()
    report.replay = try Shipped.report("nearest-header-200")
    let bytes = HTMLReport.page(report)
    #expect(HTMLReport.page(report) == bytes)
    let page = Page(bytes).text
    #expect(page.contains("default-src 'none'"))
    for word in ["https://", "src=\"", "@import", "url(h", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("says what the strength of a colour means, in the shades that the map has, if it has any")
  func shades() async throws {
    let words = "the stronger its colour, the larger a flap beside the largest of its kind"
    let page = Page(HTMLReport.page(try await report())).text
    let item = try #require(page.components(separatedBy: "<li>").first { $0.contains(words) })
    for grade in 1...4 {
      #expect(item.contains(" g\(grade)\" x=\"\(5 * grade - 4)\" y=\"0\" width=\"5\""))
    }
    let calm = try await report { $0.rule = .none }
    #expect(calm.map.isCalm)
    #expect(!Page(HTMLReport.page(calm)).text.contains(words))
    // Pictures say what they said.
    #expect(
      !String(decoding: try await report().picture(besideBest: false), as: UTF8.self).contains(
        words))
  }

  @Test("has a heat map for each remedy and start, with the data that its cursor tells")
  func figures() async throws {
    let report = try await report()
    let page = Page(HTMLReport.page(report)).text
    #expect(page.components(separatedBy: "<figure>").count == 1 + 4)
    let data = try page.components(separatedBy: "class=\"sheet-data\">\n").dropFirst().map { part in
      let json = part.components(separatedBy: "</script>")[0]
      return try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    #expect(data.count == 4)
    for (sheet, map) in zip(data, report.maps.flatMap(\.map.sheets)) {
      #expect(sheet["rests"] as? [Double] == map.verdicts.map { $0.rest.toDecimals(2) })
      let faulty = map.verdicts.indices.filter { !map.verdicts[$0].marks.isEmpty }
      #expect(sheet["at"] as? [Int] == faulty)
      #expect((sheet["faults"] as? [String])?.count == faulty.count)
      #expect(sheet["velocities"] as? [Double] == [-0.5, 0.5, 5])
    }
  }

  @Test("says in tables and words what its pictures show")
  func words() async throws {
    var report = try await report()
    report.reach = Reach(of: try Shipped.scenario("nearest-header-200").scenario)
    let page = Page(HTMLReport.page(report)).text
    #expect(page.contains("30 releases: -180…180 by 180 pt around 1620, 1975"))
    for kind in report.map.shares { #expect(page.contains("\">\(kind.kind.rawValue)</th>")) }
    for breach in report.rules.breaches { #expect(page.contains(breach.words)) }
    #expect(page.contains("every element is reached"))
    #expect(page.contains("The smallest swipe found that shows teleport"))
    #expect(page.contains("the gate, 0.25 pt/ms"))
    #expect(page.contains("a page ends at 1797.5 pt"))
    let svgs = page.components(separatedBy: "<svg class=\"panel\"").dropFirst()
    #expect(svgs.allSatisfy { $0.contains("aria-label=\"") && $0.contains("tabindex=\"0\"") })
  }

  @Test("regions that frame rates have alike are one row: at all, or with the rates")
  func alike() throws {
    let grid = ReleaseGrid(
      offsets: try .init(from: 0, to: 0, by: 1), velocities: try .init(from: 0, to: 1, by: 1))
    var plan = MapPlan(grid, along: .horizontal, from: .zero)
    plan.hertz = [60, 90, 120]
    func verdict(_ flaps: Bool) -> ReleaseVerdict {
      ReleaseVerdict(
        marks: flaps ? [FindingMark(.kick, magnitude: 1, unit: .speed)] : [],
        score: .zero, target: 0, rest: 0, pages: nil, row: .natural, ending: .told, broken: [])
    }
    func places(_ flaps: [[Bool]]) -> [String] {
      let map = FlapMap(plan, rows: flaps.map { MapRow(verdicts: $0.map(verdict)) })
      return MapReport(
        title: "", rule: "", maps: [MapReport.Entry(.none, map)], gate: 0.25, pixel: 1,
        pageEdges: []
      ).regions.rows.map { $0[0].text }
    }
    let (slow, fast) = ([true, false], [false, true])
    #expect(places([fast, fast, fast]) == ["from 0 pt, at all"])
    #expect(
      places([fast, slow, fast]) == ["from 0 pt, 60 Hz; 120 Hz", "from 0 pt, 90 Hz"])
    let between = BetweenRelease(offset: 0, velocity: 0.5, verdict: verdict(true))
    let thin = MapRow(verdicts: [false, false].map(verdict), between: [between])
    let table = MapReport(
      title: "", rule: "",
      maps: [MapReport.Entry(.none, FlapMap(plan, rows: [thin, thin, thin]))], gate: 0.25,
      pixel: 1, pageEdges: []
    ).between
    #expect(
      table?.rows.map { $0.map(\.text) } == [["from 0 pt, at all", "0", "0.5", "kick 1 pt/ms"]])
    #expect(places([fast, [false, false], slow]) == ["from 0 pt, 60 Hz", "from 0 pt, 120 Hz"])
  }

  @Test("escapes what people call things")
  func escapes() async throws {
    let page = Page(HTMLReport.page(try await report { $0.name = "</script><b>&\"" })).text
    #expect(!page.contains("</script><b>"))
    #expect(page.contains("<title>Flap map of &lt;/script&gt;&lt;b&gt;&amp;&quot;"))
  }

  @Test("a map without a flap says so, and has no worst")
  func calm() async throws {
    var report = try await report()
    report.maps.removeFirst()
    report.smallest = nil
    let page = Page(HTMLReport.page(report)).text
    #expect(page.contains("<p>No release flaps.</p>"))
    #expect(!page.contains("<h2>The worst</h2>"))
    #expect(!page.contains("id=\"page\""))
  }
}

@Suite("Pictures of maps")
struct MapPictureTests {
  @Test("are well-formed, with one remedy or the best beside it", arguments: [false, true])
  func wellFormed(besideBest: Bool) async throws {
    let report = try await report("nearest-header-200") { $0.name = "<&\">" }
    let bytes = report.picture(besideBest: besideBest)
    #expect(report.picture(besideBest: besideBest) == bytes)
    #expect(XMLParser(data: Data(bytes)).parse())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "class=\"frame\"").count == 1 + (besideBest ? 4 : 2))
    #expect(text.contains("setContentOffset: no flaps") == besideBest)
    #expect(text.contains("prefers-color-scheme: dark"))
  }

  @Test("draw each release once: a rectangle of cells for every run of those alike")
  func cells() async throws {
    let sheet = try await report().map.sheets[0]
    var covered = Set<Int>()
    for (style, data) in MapCells(sheet).paths {
      for piece in data.split(separator: "M") {
        let numbers = piece.split { !"0123456789".contains($0) }.compactMap { Int($0) }
        let (row, top, height) = (numbers[0], numbers[1], numbers[3])
        for line in top..<top + height {
          let column = sheet.grid.velocities.count - 1 - line
          #expect(covered.insert(row * sheet.grid.velocities.count + column).inserted)
          let kind = sheet[row, column].marks.first { $0.kind.isFlap }?.kind
          #expect(style.hasPrefix(kind?.rawValue ?? "fault"))
        }
      }
    }
    #expect(covered == Set(sheet.verdicts.indices.filter { !sheet.verdicts[$0].marks.isEmpty }))
    #expect(!covered.isEmpty)
  }

  @Test("have the gate and the page edges where their numbers are")
  func lines() async throws {
    let sheet = try await report().map.sheets[0]
    // Three offsets of 100 points each: −180 stands in the middle of the first.
    let frame = MapFrame(sheet, in: SVGFrame(x: 10, y: 20, width: 300, height: 500))
    #expect(frame.x(of: 1620) == 160 && frame.x(of: 1440) == 60)
    #expect(frame.x(of: 1797.5).map { ($0 - (160 + 177.5 / 1.8)).magnitude < 1e-9 } == true)
    #expect(frame.x(of: 1300) == nil)
    #expect(frame.y(of: 0) == 270 && frame.y(of: 0.25) == 170 && frame.y(of: 1) == nil)
  }

  @Test("the best remedy has the fewest flaps, then the fewest faults, then comes first")
  func best() async throws {
    var report = try await report()
    #expect(report.best.remedy == .setContentOffset)
    report.maps.append(MapReport.Entry(Remedy.all[3], report.maps[1].map))
    #expect(report.best.remedy == .setContentOffset)
    report.maps = [report.maps[1], report.maps[2]]
    #expect(report.best == report.maps[0])
  }
}
