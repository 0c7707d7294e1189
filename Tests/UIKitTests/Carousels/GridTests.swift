import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Grids, tables and lists")
@MainActor
struct GridTests {
  @Test("tags are set flush left", arguments: ["up-1", "down-2"])
  func leadingTags(gesture: String) throws {
    let few = try Show.carousel("LeadingTagsLayout", gesture)
    let many = try Show.layout(
      leadingTags(), items: [600], .shipped(gesture), .oneHundredTwenty)
    for recording in [few, many] {
      #expect(
        recording.violations { cell, _ in
          cell.hasFrame(98 * Double(cell.item % 3), 38 * Double(cell.item / 3), 90, 30)
        } == [])
      #expect(recording.findings() == [])
    }
    #expect(few.rest.y == 0)
    #expect(many.offsets.contains { $0.y > 0 } == (gesture == "up-1"))
  }

  private func leadingTags() -> LeadingTagsLayout {
    let layout = LeadingTagsLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    return layout
  }

  /// Margins of 8 leave 359 points: three columns of at least 100, 113 wide with gaps of 10.
  @Test("as many columns as fit", arguments: Play.upward)
  func fittingGrid(gesture: String) throws {
    let recording = try Show.carousel("FittingGridLayout", gesture)
    #expect(
      recording.violations { cell, _ in
        cell.hasFrame(
          8 + 123 * Double(cell.item % 3), 10 + 151.25 * Double(cell.item / 3), 113, 141.25)
      } == [])
    #expect(recording.findings() == [])
  }

  @Test("the next item goes into the shortest column", arguments: Play.upward)
  func waterfall(gesture: String) throws {
    let heights = (0..<60).map { 60 + Double($0 * 37 % 11) * 20 }
    let recording = try Show.layout(
      WaterfallLayout(), items: [60], .shipped(gesture), delegate: Heights(heights))
    var bottoms = [0.0, 0.0]
    var places: [(x: Double, y: Double)] = []
    for height in heights {
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      places.append((Double(column) * 187.5 + 6, bottoms[column] + 6))
      bottoms[column] += height + 12
    }
    #expect(
      recording.violations { cell, _ in
        cell.hasFrame(
          places[cell.item].x, places[cell.item].y, 175.5, heights[cell.item])
      } == [])
    #expect(abs(bottoms[0] - bottoms[1]) <= 272)
    #expect(recording.findings() == [])
    let plain = try Show.carousel("WaterfallLayout", gesture)
    #expect(
      plain.violations { cell, _ in
        cell.hasFrame(
          6 + 187.5 * Double(cell.item % 2), 6 + 192 * Double(cell.item / 2), 175.5, 180)
      } == [])
  }

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

  /// In threes: a large tile of 250 × 240 and two of 125 × 120, sides changing.
  @Test("one large tile and two small ones, in turn", arguments: Play.upward)
  func mosaic(gesture: String) throws {
    let recording = try Show.carousel("MosaicLayout", gesture)
    #expect(
      recording.violations { cell, _ in
        let (row, place) = (Double(cell.item / 3), cell.item % 3)
        let isLeft = cell.item / 3 % 2 == 0
        if place == 0 { return cell.hasFrame(isLeft ? 0 : 125, 240 * row, 250, 240) }
        return cell.hasFrame(isLeft ? 250 : 0, 240 * row + (place == 2 ? 120 : 0), 125, 120)
      } == [])
    #expect(
      recording.frames { frame in
        let top = recording.offsets[frame].y
        let rows = (0...10).filter { 240 * Double($0) + 240 > top && 240 * Double($0) < top + 812 }
        let large = recording.cells(in: frame).filter { $0.item % 3 == 0 }.map { $0.item / 3 }
        // Where a row touches the edge nothing is seen of it either way.
        let touches = (0...11).contains { [top, top + 812].contains(240 * Double($0)) }
        return touches || large == rows
      } == [])
    #expect(recording.findings() == [])
  }

  @Test("a delegate of Objective-C names heights, or nobody does", arguments: Play.upward)
  func accordion(gesture: String) throws {
    let plain = try Show.carousel("AccordionLayout", gesture)
    #expect(
      plain.violations { cell, _ in cell.hasFrame(8, 8 + 88 * Double(cell.item), 359, 80) } == [])
    let delegate = Rows()
    let named = try Show.layout(
      AccordionLayout(), items: [40], .shipped(gesture), delegate: delegate)
    #expect(
      named.violations { cell, _ in
        let pairs = Double(cell.item / 2) * (40 + 8 + 120 + 8)
        return cell.item.isMultiple(of: 2)
          ? cell.hasFrame(8, 8 + pairs, 359, 40) : cell.hasFrame(8, 56 + pairs, 359, 120)
      } == [])
    #expect(delegate.prepared > 0)
    #expect(plain.findings() == [] && named.findings() == [])
  }

  @Test("a file without imports snaps all the same", arguments: Play.upward, Play.clocks)
  func importless(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("ImportlessLayout", gesture, clock)
    #expect(
      recording.violations { cell, _ in
        cell.hasFrame(0, 210 * Double(cell.item), 375, 200)
      } == [])
    // Of 20 rows of 200 with gaps of 10, the last offset is 4190 − 812.
    let rest = recording.rest.y
    #expect(rest.truncatingRemainder(dividingBy: 210) == 0 || rest == 3378)
  }

  @Test("an insertion asks where new items come from, and old ones go")
  func inserting() throws {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    let data = Rows()
    var sums: [Int] = []
    let recording = try Show.view(.shipped("up-1", after: 1)) {
      let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = data
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        sums.append(layout.finalized)
        view.performBatchUpdates {
          data.count += 1
          view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
          view.deleteItems(at: [IndexPath(item: 3, section: 0)])
        } completion: { _ in
          sums.append(layout.finalized)
        }
      }
      return view.keeping(data)
    }
    #expect(sums == [0, 1])
    #expect(layout.flying == [0, 2])
    #expect(layout.shrinking == [3])
    #expect(
      recording.violations { cell, _ in cell.hasFrame(0, 110 * Double(cell.item), 375, 100) } == [])
    let plain = try Show.carousel("InsertingLayout", "up-1")
    #expect(plain.findings() == [])
  }
}

private final class Heights: NSObject, @preconcurrency WaterfallLayoutDelegate {
  private let heights: [Double]

  init(_ heights: [Double]) {
    self.heights = heights
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { heights[indexPath.item] }
}

private final class Rows: NSObject, @preconcurrency AccordionLayoutDelegate,
  UICollectionViewDataSource
{
  private(set) var prepared = 0
  var count = 20

  func accordion(_ layout: AccordionLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    indexPath.item.isMultiple(of: 2) ? 40 : 120
  }

  func accordionDidPrepare(_ layout: AccordionLayout) { prepared += 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Notes for which items it is asked, and answers something of its own.
private final class AskedLayout: InsertingLayout {
  private(set) var flying: [Int] = []
  private(set) var shrinking: [Int] = []

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let answer = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if answer?.alpha == 0, answer?.transform.ty == -200 { flying.append(itemIndexPath.item) }
    return answer
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if answer?.transform.a == 0.1 { shrinking.append(itemIndexPath.item) }
    return answer
  }
}
