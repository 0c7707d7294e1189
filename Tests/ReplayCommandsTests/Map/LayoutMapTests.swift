import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollReplay
import Testing

@testable import ReplayCommands

/// A user's own program, which the build puts beside the tests.
private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "carousel-replay")

@Suite(
  "Maps of registered layouts",
  .enabled(if: FileManager.default.isExecutableFile(atPath: program.path())))
struct LayoutMapTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private static let grid =
    "--offsets -40...40/20 --velocities -0.6...0.6/0.3"

  /// Runs `map` on a layout's scenario.
  private func map(
    _ layout: String, _ flags: String = "", grid: String = LayoutMapTests.grid
  ) throws -> (code: Int32, output: String, diagnostics: String) {
    let scenario = folder.path("scenario.json")
    try """
    {"version": 1, "name": "own", "viewport": {"width": 375, "height": 500},
     "layout": {"kind": "class", "name": "\(layout)"}}
    """.write(toFile: scenario, atomically: true, encoding: .utf8)
    let process = Process()
    let (output, diagnostics) = (Pipe(), folder.url.appending(path: "diagnostics"))
    try Data().write(to: diagnostics)
    process.executableURL = program
    process.arguments =
      ["map", scenario] + "\(grid) \(flags)".split(separator: " ").map(String.init)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: diagnostics)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, try folder.text("diagnostics"))
  }

  @Test("are the same by 1, 2 and 8 processes, and print nothing of the layout's own words")
  func processes() throws {
    let alone = try map("OnePageLayout", "--json --threads 1")
    #expect(alone.code == 0)
    #expect(alone.output.contains("\"remedy\":\"springDistancesPerSecond\""))
    for processes in [2, 8] {
      let map = try map("OnePageLayout", "--json --threads \(processes)")
      #expect(map.code == 0)
      #expect(map.output == alone.output)
    }
    let chatty = try map("Chatty", "--json --threads 2")
    #expect(chatty.code == 0)
    #expect(chatty.output == alone.output)
    #expect(chatty.diagnostics.contains("own words"))
    #expect(try !map("Chatty", "--rows 0...1").output.contains("own words"))
  }

  @Test("a process that dies is an error of its own, and no half map is left")
  func death() throws {
    let file = folder.path("map.json")
    let map = try map("Deadly", "--json --threads 3 -o \(file)")
    #expect(map.code == 74)
    #expect(
      map.diagnostics.contains("map: the process for rows 3...4 exited with 3 after 0 of 2 rows"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(
    "a process that dies ends the others at once, and is the one that is named",
    .timeLimit(.minutes(1)))
  func oneOfTwo() throws {
    let start = ContinuousClock.now
    let map = try map(
      "Slow", "--json --threads 2", grid: "--offsets -20...60/1 --velocities -2...2/0.05")
    #expect(map.code == 74)
    #expect(map.diagnostics.contains("exited with 3 after"))
    // Its own rows alone would take the other process 40 × 81 × 20 ms, over a minute.
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("tell the layout's own start and what swipes reach, and draw it")
  func text() throws {
    let map = try map(
      "OnePageLayout", "--svg --best", grid: "--offsets 0...40/40 --velocities 0...0.3/0.3")
    #expect(map.code == 0)
    #expect(map.output.hasPrefix("<svg"))
    let text = try self.map("OnePageLayout", grid: "--offsets 0...40/40 --velocities 0...0.3/0.3")
    #expect(text.output.contains("own: OnePageLayout"))
    #expect(text.output.contains("every element that came in sight is reached"))
    #expect(text.output.contains("4 releases: 0…40 by 40 pt around 0"))
  }

  @Test("by a remedy of the command line's are those of that remedy, in every process")
  func remedy() throws {
    let spring = try map("OnePageLayout", "--remedy spring --threads 2 --json")
    #expect(spring.code == 0, "\(spring.diagnostics)")
    let own = try map("OnePageLayout", "--threads 2 --json")
    func line(_ text: String, _ remedy: String) -> Substring? {
      text.split(separator: "\n").first { $0.contains("\"remedy\":\"\(remedy)\"") }
    }
    for remedy in ["none", "setContentOffset"] {
      #expect(
        line(spring.output, remedy)?.replacing(",", with: "")
          == line(own.output, remedy)?.replacing(",", with: ""))
    }
    #expect(
      spring.output.firstRange(of: "\"spring\"").map { first in
        spring.output.firstRange(of: "\"none\"").map { first.lowerBound < $0.lowerBound } ?? false
      } == true)
  }

  @Test("do not take a start, which the layout's closure has")
  func starts() throws {
    let map = try map("OnePageLayout", "--starts 3")
    #expect(map.code == 2)
    #expect(map.diagnostics.contains("a registered layout starts where its closure puts it"))
  }

  @Test("are refused of a view with nothing to scroll")
  func empty() throws {
    let map = try map("Empty")
    #expect(map.code == 65)
    #expect(map.diagnostics.contains("does not scroll when a finger drags it"))
  }

  @Test("say which rows there are")
  func rows() throws {
    #expect(try map("OnePageLayout", "--rows 4...5").diagnostics.contains("within 0...4"))
    #expect(try map("OnePageLayout", "--rows 4...4").code == 0)
  }
}

@Suite("Rows as lines")
struct MapRowLineTests {
  @Test("read back as they were, behind whatever stands before them on the line")
  func roundTrip() async throws {
    let scenario = try ReplayInput.scenario(
      "\(package)Fixtures/scenarios/nearest-header-200.json"
    ).scenario
    let plan = MapPlan(
      ReleaseGrid(
        offsets: try .init(from: -60, to: 60, by: 30),
        velocities: try .init(from: -0.5, to: 0.5, by: 0.25)), around: scenario)
    var rows: [MapRow] = []
    plan.mapRows(0..<plan.rowCount) { release in
      scenario.replay(releasedAt: release.place, reading: release.reading)
    } _: {
      rows.append($0)
    }
    #expect(
      rows.contains { !$0.between.isEmpty }
        && rows.contains { $0.verdicts.contains(where: \.flaps) })
    for row in rows {
      let line = Array(row.line.utf8.dropLast())
      #expect(MapRow(line: line[...]) == row)
      #expect(MapRow(line: (Array("printed".utf8) + line)[...]) == row)
      #expect(MapRow(line: line.dropLast()) == nil)
      #expect(MapRow(line: line.dropFirst(3)) == nil)
    }
  }

  @Test("shares are all rows, once, in order", arguments: [1, 2, 3, 7], [1, 2, 8])
  func shares(_ count: Int, _ processes: Int) {
    let shares = MapProcesses.shares(of: count, among: processes)
    #expect(shares.flatMap { Array($0) } == Array(0..<count))
    #expect(shares.allSatisfy { !$0.isEmpty } && shares.count <= processes)
  }
}
