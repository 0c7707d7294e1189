import ScrollLayout
import ScrollReplay
import Testing
import UIKit

@Suite("Cells")
@MainActor
struct ReuseTests {
  @Test("are made of their class with their frame, and used again")
  func reuse() throws {
    CountedCell.made = []
    CountedCell.reused = 0
    let recording = try smallScene.replay(flick()) { countedCarousel(UICollectionViewFlowLayout()) }
    // Two or three are in sight at once; one more waits while a third comes.
    #expect(CountedCell.made.count == 3)
    #expect(CountedCell.made.first == CGRect(x: 400, y: 0, width: 200, height: 300))
    let shown = Set(recording.cells.map(\.element.item))
    #expect(shown.count > 3)
    #expect(CountedCell.reused == shown.count - 3)
  }

  @Test("come into sight and leave it once each, in the order of the motion")
  func display() throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), delegate: DiaryDelegate(diary))
    }
    let items = Set(recording.cells.map { Int($0.element.item) }).sorted()
    let shown = diary.lines.filter { $0.hasPrefix("willDisplay") }
    #expect(shown == items.map { "willDisplay \($0)" })
    let last = recording.cells(in: recording.count - 1).map { Int($0.element.item) }
    let hidden = diary.lines.filter { $0.hasPrefix("didEndDisplaying") }
    #expect(hidden == items.filter { !last.contains($0) }.map { "didEndDisplaying \($0)" })
  }

  @Test(
    "get their attributes' size before the data source fills them, and `apply` when those change")
  func applied() throws {
    CountedCell.applied = 0
    _ = try smallScene.replay(flick()) { countedCarousel(UICollectionViewFlowLayout()) }
    let plain = CountedCell.applied
    CountedCell.applied = 0
    let recording = try smallScene.replay(flick()) {
      countedCarousel(ScaledLayout(), at: 400)
    }
    // A plain cell's attributes never change; scaled ones do in every frame that moves.
    #expect(plain < 20)
    #expect(CountedCell.applied > 2 * recording.frames(with: .didScroll))
  }

  @Test("keep what a delegate does to them by hand until their attributes change")
  func byHand() throws {
    let delegate = DiaryDelegate(Diary())
    delegate.onScroll = { view in
      for cell in (view as? UICollectionView)?.visibleCells ?? [] {
        cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let recording = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), delegate: delegate)
    }
    let moved = try #require(recording.events.firstIndex { $0.contains(.didScroll) })
    #expect(recording.cells(in: moved - 1).allSatisfy { $0.transform == .identity })
    // The cell that comes in that frame comes after `didScroll`: it is small from the next one on.
    #expect(recording.cells(in: moved).map(\.element.item) == [2, 3, 4])
    #expect(recording.cells(in: moved).map(\.transform.a) == [0.5, 0.5, 1])
    #expect(recording.cells(in: moved + 1).map(\.transform.a) == [0.5, 0.5, 0.5])
  }

  @Test("are found by path and point")
  func found() throws {
    var view: UICollectionView?
    _ = try smallScene.replay(stop()) {
      let made = carousel(UICollectionViewFlowLayout(), at: 400)
      view = made
      return made
    }
    let shown = try #require(view)
    let items = shown.indexPathsForVisibleItems.map(\.item)
    #expect(items.count == shown.visibleCells.count)
    for path in shown.indexPathsForVisibleItems {
      let cell = try #require(shown.cellForItem(at: path))
      #expect(shown.indexPath(for: cell) == path)
    }
    #expect(shown.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(shown.indexPathForItem(at: CGPoint(x: 650, y: 10)) == IndexPath(item: 3, section: 0))
    #expect(shown.indexPathForItem(at: CGPoint(x: 2100, y: 10)) == nil)
  }

  private func countedCarousel(_ layout: UICollectionViewFlowLayout, at offset: CGFloat = 400)
    -> UICollectionView
  {
    let view = carousel(layout, at: offset)
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    return view
  }
}

/// A cell written as apps write them.
private final class CountedCell: UICollectionViewCell {
  static var made: [CGRect] = []
  static var reused = 0
  static var applied = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CountedCell.made.append(frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    CountedCell.reused += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    CountedCell.applied += 1
  }
}

private final class ScaledLayout: EffectLayout {
  override init() {
    super.init()
    minimumScale = 0.5
  }

  required init?(coder: NSCoder) { nil }
}
