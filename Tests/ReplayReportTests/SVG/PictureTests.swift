import Foundation
import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@testable import ReplayReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
  private static let article = "Sources/ReplayAnalysis/ReplayAnalysis.docc/Resources"

  /// The pictures that README and articles show.
  ///
  /// `UPDATE_GOLDENS=1` writes them anew, and fails.
  @Test(
    "are those that are shown, to the byte",
    arguments: [
      ("Fixtures/pictures/flap", SVGReport.animation, "full-height", "hook-up-1"),
      ("\(PictureTests.article)/flap-filmstrip", .filmstrip, "full-height", "hook-up-1"),
      ("\(PictureTests.article)/flap-plot", .plot, "full-height", "hook-up-1"),
      ("\(PictureTests.article)/kick-plot", .plot, "header-aware", "left-0.3"),
      ("Fixtures/pictures/scale-filmstrip", .filmstrip, "scale", "left-0.5"),
    ])
  func golden(name: String, kind: SVGReport, scenario: String, gesture: String) throws {
    let bytes = kind.picture(try Shipped.report(scenario, gesture: gesture))
    let file = Fixtures.folder.deletingLastPathComponent().appending(path: "\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(bytes).write(to: file)
      Issue.record("the golden was written anew: look at what changed, and why")
    }
    #expect(try Data(contentsOf: file) == Data(bytes))
  }

  @Test(
    "are well-formed, of every scenario",
    arguments: SVGReport.allCases, ["sticky", "margins", "scale-rotated", "two-pages", "free"])
  func wellFormed(kind: SVGReport, scenario: String) throws {
    var report = try Shipped.report(scenario)
    report.title = "<&\"> \(report.title)"
    let parser = XMLParser(data: Data(kind.picture(report)))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("show a recording of no frame as nothing", arguments: SVGReport.allCases)
  func empty(kind: SVGReport) {
    let header = RecordingHeader(
      scenario: "s", gesture: "g", viewport: Extent(width: 10, height: 10), grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    let parser = XMLParser(data: Data(kind.picture(Report(Recording(header: header)))))
    #expect(parser.parse())
  }

  @Test("show an element that is turned in space in perspective")
  func spatial() throws {
    // Turned about its upright middle by an angle whose cosine is 0.6, seen from 400 points away: the right edge is
    // farther by 80 points, a fifth of that, and the left one nearer.
    let turned = Transform3D(
      [0.6, 0, -0.8, 0.8 / 400], [0, 1, 0, 0], [0.8, 0, 0.6, -0.6 / 400], [0, 0, 0, 1])
    let outline = try #require(SpatialOutline(Extent(width: 200, height: 100), turned))
    let (near, far): (Double, Double) = (0.8, 1.2)
    let expected = [
      Vector(x: -60 / near, y: -50 / near), Vector(x: 60 / far, y: -50 / far),
      Vector(x: 60 / far, y: 50 / far), Vector(x: -60 / near, y: 50 / near),
    ]
    for (corner, place) in zip(outline.corners, expected) {
      #expect(abs(corner.x - place.x) < 1e-9 && abs(corner.y - place.y) < 1e-9)
    }
    let behind = Transform3D([1, 0, 0, 0.02], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
    #expect(SpatialOutline(Extent(width: 200, height: 100), behind) == nil)
  }

  @Test("label the one value of an axis without length as it is", arguments: [0.3, 0.33, -2, 12.5])
  func oneValue(_ value: Double) {
    let steps = PlotScale(values: value...value, start: 0, end: 100).steps(5)
    #expect(steps.values.map { Double($0.text(steps.places)) } == [value])
  }

  @Test("part their axes by round numbers")
  func steps() {
    let scale = PlotScale(values: -0.1...1.1, start: 0, end: 100)
    #expect(scale.steps(4).values == [0, 0.5, 1])
    #expect(scale.steps(4).places == 1)
    #expect(
      PlotScale(values: 0...830, start: 0, end: 1).steps(6).values == [0, 200, 400, 600, 800])
    #expect(PlotScale(values: 1620...1634, start: 0, end: 1).steps(7).values.first == 1620)
    #expect((scale.place(0.5) - 50).magnitude < 1e-9)
  }

  @Test("shows seven frames, the fault in their middle, and never before the first")
  func frames() throws {
    let report = try Shipped.report("full-height", gesture: "hook-up-1")
    let fault = try #require(report.subject.flaps.first).frames.upperBound
    #expect(FilmstripPicture(report).frames == fault - 3..<fault + 4)
    let early = try Shipped.report("sticky")
    #expect(FilmstripPicture(early).frames.count == 7)
  }

  @Test("plays each frame at its own time, four times as slow")
  func cycle() throws {
    let report = try Shipped.report("full-height", gesture: "hook-up-1")
    let cycle = FrameCycle(report)
    let frames = report.subject.recording.count
    let style = cycle.style("r0x", (0..<frames).map { "opacity:\($0)" })
    let length = (cycle.end - cycle.start) * 4 + 1400
    #expect(style.contains(" \(length.text(0))ms step-end infinite"))
    let last = report.subject.recording.milliseconds(frames - 1)
    let share = ((last - cycle.start) * 4 / length * 100).text(3)
    #expect(style.contains(" \(share)% { opacity:\(frames - 1) }"))
    #expect(!cycle.style("r0x", (0..<frames).map { _ in "opacity:1" }).contains("animation"))
  }
}
