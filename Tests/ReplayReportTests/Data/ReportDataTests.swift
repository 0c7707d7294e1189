import Foundation
import ReplayAnalysis
import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("The data of a page")
struct ReportDataTests {
  /// A number of a column as a page's script reads it.
  private func number(_ object: [String: Any], _ name: String, _ row: Int, rest: Double) -> Double {
    switch object[name] {
    case let same as String: number(object, same, row, rest: rest)
    case let list as [Double]: list[row]
    case let all as Double: all
    default: rest
    }
  }

  private let exact = 0.000_051

  @Test(
    "draws every cell of every frame as the recording has it, to a ten-thousandth",
    arguments: ["sticky", "scale-rotated", "nearest-header-200", "margins"])
  func cells(name: String) throws {
    let report = try Shipped.report(name)
    let data = try Page(HTMLReport.page(report)).replays()
    #expect(data.count == Remedy.all.count)
    for (replay, data) in zip(report.replays, data) {
      let recording = replay.recording
      let elements = try #require(data["elements"] as? [[String: Any]])
      var drawn = 0
      for element in elements {
        var row = 0
        for range in try #require(element["frames"] as? [[Int]]) {
          for frame in range[0]..<range[0] + range[1] {
            let cell = try #require(
              recording.cells(in: frame).first { cell in
                cell.element.section == Int32(element["section"] as? Int ?? -1)
                  && cell.element.item == Int32(element["item"] as? Int ?? -1)
                  && "\(cell.element.kind)" == element["kind"] as? String
                  && (number(element, "x", row, rest: 0) - cell.center.x).magnitude < exact
                  && (number(element, "y", row, rest: 0) - cell.center.y).magnitude < exact
              })
            #expect((number(element, "w", row, rest: 0) - cell.size.width).magnitude < exact)
            #expect((number(element, "a", row, rest: 1) - cell.transform.a).magnitude < exact)
            #expect((number(element, "d", row, rest: 1) - cell.transform.d).magnitude < exact)
            #expect((number(element, "alpha", row, rest: 1) - cell.alpha).magnitude < exact)
            #expect(number(element, "z", row, rest: 0) == Double(cell.zIndex))
            row += 1
            drawn += 1
          }
        }
      }
      #expect(drawn == recording.cells.count)
    }
  }

  @Test("has times, offsets, velocities and phases of every frame")
  func frames() throws {
    let report = try Shipped.report("full-height")
    let recording = report.subject.recording
    let data = try #require(try Page(HTMLReport.page(report)).replays().first)
    #expect(data["count"] as? Int == recording.count)
    for frame in 0..<recording.count {
      let time = Double(recording.times[frame]) / 1e6
      #expect((number(data, "t", frame, rest: 0) - time).magnitude < exact)
      #expect((number(data, "oy", frame, rest: 0) - recording.offsets[frame].y).magnitude < exact)
      #expect(
        (number(data, "vy", frame, rest: 0) - recording.velocities[frame].y).magnitude < exact)
      #expect((number(data, "gy", frame, rest: 0) - recording.targets[frame].y).magnitude < exact)
    }
    let phases = try #require(data["phases"] as? [[Any]])
    let names = phases.flatMap { run in
      Array(repeating: run[0] as? String ?? "", count: run[1] as? Int ?? 0)
    }
    #expect(names == recording.phases.map { "\($0)" })
  }

  @Test("marks a cell that stays on the screen while the content moves as pinned, and no other")
  func pinned() throws {
    let data = try #require(try Page(HTMLReport.page(try Shipped.report("sticky"))).replays().first)
    let elements = try #require(data["elements"] as? [[String: Any]])
    let pinned = elements.filter { $0["pinned"] != nil }.compactMap { $0["item"] as? Int }
    // Cell 7 becomes sticky, too, but starts at 568 pt, which the content does not reach.
    #expect(Set(pinned) == [4])
  }

  @Test("keeps a transform in space, all sixteen numbers of it")
  func space() throws {
    let header = RecordingHeader(
      scenario: "space", gesture: "none", viewport: Extent(width: 100, height: 100),
      grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    var recording = Recording(header: header)
    recording.append(
      RecordedFrame(
        time: 0, phase: .idle, offset: .zero, modelOffset: .zero, velocity: .zero, target: .zero,
        events: []))
    let cell = LayoutAttributes(
      element: .cell(section: 0, item: 0), center: Vector(x: 50, y: 50),
      size: Extent(width: 10, height: 10))
    recording.append(
      cell,
      Transform3D(
        [0.5, 0, -0.25, 0.0005], [0, 1, 0, 0], [0.25, 0, 0.5, -0.002], [3, 4, 5, 1]))
    recording.endFrame()
    let data = try #require(try Page(HTMLReport.page(Report(recording))).replays().first)
    let element = try #require((data["elements"] as? [[String: Any]])?.first)
    let numbers = try #require(element["space"] as? [String: Double])
    #expect(
      numbers == [
        "m11": 0.5, "m13": -0.25, "m14": 0.0005, "m22": 1, "m31": 0.25, "m33": 0.5, "m34": -0.002,
        "m41": 3, "m42": 4, "m43": 5, "m44": 1,
      ])
  }
}
