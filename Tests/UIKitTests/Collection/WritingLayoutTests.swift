import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Layouts that write back")
@MainActor
struct WritingLayoutTests {
  @Test("insets, rate, paging and item size, set in prepare()")
  func prepare() throws {
    var view: UICollectionView?
    let recording = try smallScene.replay(flick()) {
      let layout = SelfMadeLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      let data = TwinData(items: [10], for: made)
      view = made
      return made.keeping(data)
    }
    let shown = try #require(view)
    #expect(shown.decelerationRate == .fast)
    #expect(shown.contentInset.left == 50)
    // Content at rest at its start goes with the inset.
    #expect(recording.offsets[0].x == -50)
    // Ten cells of 300, and 50 behind the last.
    #expect(shown.contentSize.width == 3000)
    #expect(recording.cells(in: 0).map(\.size.width) == [300, 300])
    #expect(recording.releases.first?.x.decay.factor == 0.99)
    #expect(recording.faults == [])
  }

  @Test("insets set in invalidateLayout(with:), as centred carousels do")
  func invalidation() throws {
    let recording = try smallScene.replay(flick()) {
      let layout = CentredLayout()
      let view = carousel(layout, at: 0)
      return view
    }
    // The first cell of 200 is in the middle of 400 from the first frame on.
    #expect(recording.offsets[0].x == -100)
    let first = try #require(recording.cells(in: 0).first)
    #expect(first.center.x - recording.offsets[0].x == 200)
    #expect(recording.faults == [])
  }

  @Test("an infinite carousel that jumps by a round glides on without a break")
  func infinite() throws {
    // Three rounds of ten items of 200: a jump of 2000 where the middle round ends.
    let delegate = DiaryDelegate(Diary())
    delegate.onScroll = { view in
      if view.contentOffset.x > 4000 {
        view.contentOffset.x -= 2000
      } else if view.contentOffset.x < 2000 {
        view.contentOffset.x += 2000
      }
    }
    let recording = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), items: [30], at: 3900, delegate: delegate)
    }
    let plain = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), items: [30], at: 3900)
    }
    #expect(recording.offsets.allSatisfy { (2000...4000).contains($0.x) })
    #expect(recording.frames(with: .write) == 1)
    #expect(recording.faults == [])
    #expect(recording.count == plain.count)
    for (jumped, straight) in zip(recording.offsets, plain.offsets) {
      let way = (straight.x - jumped.x).truncatingRemainder(dividingBy: 2000)
      #expect(abs(way) < 0.34 || abs(way) > 1999.6)
    }
  }

  @Test("a context's adjustment moves the offset with the new layout")
  func adjustment() throws {
    var view: UICollectionView?
    _ = try smallScene.replay(stop()) {
      let made = carousel(UICollectionViewFlowLayout(), at: 400)
      view = made
      return made
    }
    let shown = try #require(view)
    let before = shown.contentOffset.x
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 30, y: 0)
    shown.collectionViewLayout.invalidateLayout(with: context)
    shown.layoutIfNeeded()
    #expect(shown.contentOffset.x == before + 30)
  }

  @Test(
    "numbers that are none are no sizes and no offsets",
    arguments: [CGFloat.nan, .infinity, -.infinity, -50])
  func wild(number: CGFloat) throws {
    let recording = try smallScene.replay(flick()) {
      let layout = UICollectionViewFlowLayout()
      let view = carousel(layout)
      layout.itemSize.height = number
      layout.sectionInset.left = number.isFinite ? 0 : number
      view.contentInset.left = number.isFinite ? 0 : number
      view.contentOffset = CGPoint(x: 400, y: number)
      view.contentSize = CGSize(width: number, height: number)
      return view
    }
    #expect(recording.offsets.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}

/// Sets everything in `prepare()`.
private final class SelfMadeLayout: UICollectionViewFlowLayout {
  override func prepare() {
    if let view = collectionView {
      itemSize = CGSize(width: view.bounds.width - 100, height: view.bounds.height)
      view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      view.decelerationRate = .fast
      view.isPagingEnabled = false
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Sets the content inset where it is invalidated.
private final class CentredLayout: UICollectionViewFlowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let view = collectionView else { return }
    let side = (view.bounds.width - itemSize.width) / 2
    let inset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    if view.contentInset != inset { view.contentInset = inset }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
