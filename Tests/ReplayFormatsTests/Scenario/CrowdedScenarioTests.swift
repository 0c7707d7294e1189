import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

/// A scenario of these sections in a view of 300 by 300 points; a failing test shows only how it begins.
struct Crowd: Sendable, CustomTestStringConvertible {
  let text: String

  init(_ sections: String, more: String = "") {
    text = """
      {"version": 1, "name": "crowd", "viewport": {"width": 300, "height": 300},
       "layout": {"kind": "flow", "scrollDirection": "horizontal", "sections": [\(sections)]}\(more)}
      """
  }

  var testDescription: String { String(text.dropFirst(140).prefix(100)) }

  func file() throws -> ScenarioFile { try ScenarioFile(json: Array(text.utf8), path: "s.json") }
}

@Suite("Crowded scenarios")
struct CrowdedScenarioTests {

  private static func cells(_ count: Int, width: Double, height: Int = 300, spacing: Double = 0)
    -> String
  {
    """
    {"itemCount": \(count), "itemSize": {"width": \(width), "height": \(height)},
     "minimumLineSpacing": \(spacing), "minimumInteritemSpacing": 0}
    """
  }

  private static func list(_ count: Int, _ element: String) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }

  private static let turned =
    #", "changes": [{"at_ms": 100, "viewport": {"width": 100000, "height": 300}}]"#

  @Test(
    "are refused before they are replayed, whatever makes them so",
    arguments: [
      Crowd(cells(1_000_000, width: 0.001)), Crowd(cells(100_000, width: 0)),
      Crowd(cells(10_001, width: 0.01)),
      // Lines that lie on one another, or go back.
      Crowd(cells(10_001, width: 300, spacing: -300)),
      Crowd(cells(10_001, width: 300, spacing: -301)),
      Crowd(
        #"{"itemSizes": [\#(list(10_001, #"{"width": 0.01, "height": 300}"#))], "minimumLineSpacing": 0}"#
      ),
      // A line of them, columns of a point's cells, many sections of few, and headers alone.
      Crowd(cells(10_001, width: 300, height: 0)),
      Crowd(cells(1_000_000, width: 1, height: 1)),
      Crowd(list(10_001, cells(1, width: 0.01))),
      Crowd(
        list(
          10_001,
          #"{"itemCount": 0, "itemSize": {"width": 1, "height": 1}, "headerReferenceSize": {"width": 0.01, "height": 1}}"#
        )),
      // Nine thousand in sight, more after the view has grown.
      Crowd(cells(1_000_000, width: 5), more: turned),
    ])
  func refused(crowd: Crowd) {
    let told = message { _ = try crowd.file() }
    #expect(told.hasPrefix("s.json:2:12: $.layout shows up to "), "\(told.prefix(200))")
    #expect(told.hasSuffix(" pt, but must show at most 10000 at once"), "\(told.suffix(200))")
  }

  @Test(
    "are only those: a million cells of which few are in sight are as good as ten",
    arguments: [
      Crowd(cells(1_000_000, width: 335)), Crowd(cells(1_000_000, width: 5)),
      Crowd(cells(10_000, width: 0.001)), Crowd(cells(10_000, width: 0)),
      Crowd(cells(1_000_000, width: 10, height: 10)),
      Crowd(list(50_000, cells(20, width: 335))),
      Crowd(cells(1_000_000, width: 335), more: turned),
    ])
  func accepted(crowd: Crowd) throws {
    let recording = try crowd.file().scenario.replay(releasedAt: .zero, reading: .zero)
    #expect((0..<recording.count).allSatisfy { recording.cells(in: $0).count <= 10_000 })
  }
}
