import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Lists")
@MainActor
struct ListTests {
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
