import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("What stays in sight")
@MainActor
struct StickyTests {
  /// Sections of 4, 6 and 5 rows of 120 with gaps of 10 under a header of 44.
  @Test("headers stay until their section is over", arguments: Play.upward, Play.clocks)
  func stickyHeaders(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("StickyHeadersLayout", gesture, clock)
    let (starts, ends) = ([0.0, 554, 1368], [554.0, 1368, 2052])
    #expect(
      recording.violations(of: .header) { header, frame in
        let top = min(
          max(recording.offsets[frame].y, starts[header.section]), ends[header.section] - 44)
        return header.hasFrame(0, top, 375, 44) && header.zIndex == 1024
      } == [])
    // Wherever a row is in sight, its header is.
    #expect(
      recording.violations { cell, frame in recording.header(cell.section, in: frame) != nil }
        == [])
    #expect(recording.findings() == [])
  }

  @Test("pulled down, the header grows by as much", arguments: Play.upward, Play.clocks)
  func stretchyHeader(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("StretchyHeaderLayout", gesture, clock)
    #expect(
      recording.violations(of: .header) { header, frame in
        let pulled = max(0, -recording.offsets[frame].y)
        return header.hasFrame(0, -pulled, 375, 200 + pulled)
      } == [])
    let pulled = recording.offsets.map(\.y).min() ?? 0
    if gesture == "down-2" { #expect(pulled < -20) }
    #expect(recording.findings() == [])
  }

  @Test("chosen cells stay at the leading edge", arguments: Play.sideways, Play.clocks)
  func pinnedCells(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("PinnedCellLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let natural = 130 * Double(cell.item)
        let isPinned = cell.item == 1 || cell.item == 4
        let x = isPinned ? max(natural, recording.offsets[frame].x) : natural
        return cell.minX.isNear(x) && cell.zIndex == (isPinned ? 1 : 0)
      } == [])
    #expect(
      recording.frames { frame in
        // Where it touches the edge nothing is seen of it either way.
        let isNear = 130.0 * 4 < recording.offsets[frame].x + Show.width
        let touches = 130.0 * 4 == recording.offsets[frame].x + Show.width
        return recording.cell(1, in: frame) != nil
          && (touches || (recording.cell(4, in: frame) != nil) == isNear)
      } == [])
  }

  @Test("a bounds change invalidates the headers alone", arguments: Play.clocks)
  func selectiveContext(clock: FrameClock) throws {
    let layout = SelectiveContextLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let counter = ScrollCounter()
    var before = 0
    let recording = try Show.view(.shipped("up-1"), clock) {
      let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      let data = TwinData(items: [8, 8], for: view)
      view.delegate = counter
      view.layoutIfNeeded()
      before = layout.fullInvalidations
      return view.keeping(data, counter)
    }
    #expect(counter.scrolls > 20)
    #expect(layout.headerInvalidations == counter.scrolls)
    #expect(layout.fullInvalidations == before)
    // Sections of 40 + 8 · 110 − 10; their headers pinned by the flow layout itself.
    #expect(
      recording.violations(of: .header) { header, frame in
        let start = 910 * Double(header.section)
        return header.minY.isNear(min(max(recording.offsets[frame].y, start), start + 910 - 40))
      } == [])
    #expect(recording.faults == [])
  }

  @Test("the first row and the first column stay", arguments: ["diagonal-1", "up-1", "left-1"])
  func spreadsheet(gesture: String) throws {
    let recording = try Show.carousel("SpreadsheetLayout", gesture)
    #expect(
      recording.violations { cell, frame in
        let offset = recording.offsets[frame]
        let x = cell.item == 0 ? offset.x : 100 * Double(cell.item)
        let y = cell.section == 0 ? offset.y : 44 * Double(cell.section)
        return cell.hasFrame(x, y, 100, 44)
      } == [])
    #expect(
      recording.violations { cell, frame in
        recording.cell(0, cell.section, in: frame) != nil
          && recording.cell(cell.item, 0, in: frame) != nil
      } == [])
    #expect(recording.header.traits.isDirectionalLockEnabled)
    let end = recording.rest
    #expect(gesture == "left-1" ? end.y == 0 : end.y > 50)
    #expect(gesture == "up-1" ? end.x == 0 : end.x > 50)
    #expect(recording.findings() == [])
  }

  @Test("code for iOS alone is kept, and its header moves with the content")
  func shiftingHeader() throws {
    let recording = try Show.carousel("ShiftingHeaderLayout", "down-2")
    #expect((recording.offsets.map(\.y).min() ?? 0) < -20)
    #expect(recording.violations(of: .header) { header, _ in header.hasFrame(0, 0, 375, 60) } == [])
    #expect(
      recording.violations { cell, _ in
        cell.hasFrame(0, 60 + 110 * Double(cell.item), 375, 100)
      } == [])
    #expect(recording.findings() == [])
  }
}

/// Counts the callbacks of a scroll.
final class ScrollCounter: NSObject, UICollectionViewDelegate {
  private(set) var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
