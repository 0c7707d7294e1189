import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Views behind and over the cells")
@MainActor
struct DecorationTests {
  @Test("hours and the present are decoration views, by name", arguments: Play.upward)
  func timeline(gesture: String) throws {
    let recording = try Show.carousel("TimelineLayout", gesture)
    let names = recording.header.elementNames
    #expect(names.sorted() == ["HourLine", "NowMark"])
    #expect(
      recording.violations(of: .decoration) { view, _ in
        names[Int(view.element.name)] == "HourLine"
          ? view.hasFrame(50, 60 * Double(view.item), 325, 1)
          : view.hasFrame(0, 570, 375, 2) && view.zIndex == 2
      } == [])
    #expect(
      recording.violations { event, _ in
        event.hasFrame(60, 120 * Double(event.item) + 10, 305, 40) && event.zIndex == 1
      } == [])
    #expect(
      recording.frames { frame in
        let shown = recording.cells(in: frame).filter { $0.element.kind == .decoration }
        let top = recording.offsets[frame].y
        let hours = (0..<24).filter { 60.0 * Double($0) + 1 > top && 60.0 * Double($0) < top + 812 }
        let now = 572 > top && 570 < top + 812 ? 1 : 0
        // Where a line touches the edge nothing is seen of it either way.
        let touches = (0..<24).filter { [top, top + 812].contains(60 * Double($0)) }.count
        return (hours.count + now...hours.count + now + touches).contains(shown.count)
      } == [])
    #expect(recording.findings() == [])
  }

  @Test("a panel lies behind each section", arguments: Play.upward)
  func sectionBackground(gesture: String) throws {
    let recording = try Show.carousel("SectionBackgroundLayout", gesture)
    #expect(recording.header.elementNames == ["SectionBackground"])
    #expect(
      recording.violations(of: .decoration) { panel, _ in
        panel.zIndex == -1
          && (panel.section == 0
            ? panel.hasFrame(0, 0, 375, 380) : panel.hasFrame(0, 380, 375, 510))
      } == [])
    #expect(
      recording.violations { cell, frame in
        recording.cells(in: frame).contains {
          $0.element.kind == .decoration && $0.section == cell.section
        }
      } == [])
    #expect(recording.findings() == [])
  }

  @Test("cards overlap and the middle one lies on top", arguments: Play.upward)
  func overlapping(gesture: String) throws {
    let recording = try Show.carousel("OverlappingLayout", gesture)
    #expect(
      recording.violations { cell, frame in
        let away = abs(cell.center.y - recording.middle(in: frame).y)
        return cell.hasFrame(37.5, 60 + 100 * Double(cell.item), 300, 200)
          && cell.zIndex == Int32(10_000 - away)
      } == [])
    #expect(recording.findings() == [])
  }
}
