import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Grids")
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
