import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayReport

@Suite("Plots on a terminal")
struct TerminalPlotTests {
  private func plot(_ name: String, width: Int) throws -> TerminalPlot {
    let (scenario, gesture) = try Shipped.scenario(name)
    let recording = scenario.replay(gesture)
    return TerminalPlot(
      recording, findings: recording.findings(), along: scenario.layout.scrollDirection,
      width: width)
  }

  @Test("fit their width", arguments: [40, 60, 61, 80, 100, 240])
  func width(_ width: Int) throws {
    for name in ["nearest-header-200", "sticky", "two-pages-displacement", "margins"] {
      for line in try plot(name, width: width).lines {
        #expect(line.count <= min(max(width, 60), 100), "\(line)")
        #expect(line.last != " ")
      }
    }
  }

  @Test("mark a flap by name under the place where it shows")
  func marks() throws {
    let plot = try plot("nearest-header-200", width: 80)
    let line = try #require(plot.markLine)
    // The fault is in the last frame: the mark stands in the last column.
    #expect(plot.lines[line].hasSuffix("teleport 14 pt ▲"))
    #expect(plot.lines[line].count == 80)
    #expect(try self.plot("paging", width: 80).markLine == nil)
  }

  @Test("name the largest and the smallest value, with the unit above")
  func values() throws {
    let lines = try plot("nearest-header-200", width: 80).lines
    #expect(lines.first == "offset x, pt")
    #expect(lines[1].hasPrefix("    1632 ┤"))
    #expect(lines[5].hasPrefix("    1620 ┤"))
    #expect(lines.last?.hasSuffix("833 ms") == true)
  }

  @Test("draw nothing of a recording that is one frame or none")
  func empty() {
    let header = RecordingHeader(
      scenario: "", gesture: "", viewport: Extent(width: 1, height: 1), grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    let plot = TerminalPlot(
      Recording(header: header), findings: [], along: .horizontal, width: 80)
    #expect(plot.lines.isEmpty)
  }
}
