import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Updates")
@MainActor
struct UpdateTests {
  @Test("ask the layout in UIKit's order")
  func order() throws {
    let diary = Diary()
    let (view, data) = try shown(UpdateLayout(diary))
    diary.clear()
    data.items = [4]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    #expect(
      diary.turns == [
        "invalidate counts", "prepare", "update insert 1", "target", "final 0", "final 1",
        "initial 0", "initial 1", "finalize",
      ])
  }

  @Test(
    "cells of items that stay are kept, and follow their items",
    arguments: [
      ("insert", [0, 2, 3]), ("delete", [1, 2]), ("move", [2, 0, 1]), ("reload", [0, 2]),
    ])
  func kept(change: String, places: [Int]) throws {
    let (view, data) = try shown(UICollectionViewFlowLayout(), items: 3, width: 100)
    let cells = view.visibleCells
    let first = IndexPath(item: 0, section: 0)
    let second = IndexPath(item: 1, section: 0)
    switch change {
    case "insert":
      data.items = [4]
      view.insertItems(at: [second])
    case "delete":
      data.items = [2]
      view.deleteItems(at: [first])
    case "move": view.moveItem(at: first, to: IndexPath(item: 2, section: 0))
    default: view.reloadItems(at: [second])
    }
    let stayed =
      change == "delete" ? Array(cells[1...]) : change == "reload" ? [cells[0], cells[2]] : cells
    let wanted = change == "delete" ? [0, 1] : places
    for (cell, item) in zip(stayed, wanted) {
      #expect(view.indexPath(for: cell) == IndexPath(item: item, section: 0))
    }
    #expect(view.visibleCells.count == min(data.items[0], 4))
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)).count == view.visibleCells.count)
  }

  @Test("a reload takes everything anew, and rests within the new content")
  func reload() throws {
    let recording = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout(), at: 1600)
      let data = CountData()
      data.items = [10]
      data.serve(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        data.items = [3]
        view.reloadData()
      }
      return view.keeping(data)
    }
    #expect(recording.offsets.last?.x == 200)
    #expect(recording.cells(in: recording.count - 1).map(\.element.item) == [1, 2])
  }

  @Test("data that do not fit the changes end the replay, which says so")
  func mismatch() {
    #expect {
      _ = try smallScene.replay(stop()) {
        let view = carousel(UICollectionViewFlowLayout())
        view.layoutIfNeeded()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        return view
      }
    } throws: { error in
      "\(error)".contains("there are 10 items, not 9")
    }
  }

  @Test("the completion comes on the replay's clock, and the replay waits for it")
  func completion() throws {
    var time: CFTimeInterval = 0
    let recording = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout())
      view.layoutIfNeeded()
      let start = CACurrentMediaTime()
      view.performBatchUpdates(nil) { _ in time = CACurrentMediaTime() - start }
      return view
    }
    #expect(abs(time - 0.3) < 1e-9)
    #expect(recording.times.last ?? 0 >= 300_000_000)
  }

  @Test("the selection follows its items")
  func selection() throws {
    let (view, data) = try shown(UICollectionViewFlowLayout(), items: 3, width: 100)
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    data.items = [4]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test("another layout takes over: transitions are told, the offset is asked for")
  func transition() throws {
    let diary = Diary()
    let (view, _) = try shown(UICollectionViewFlowLayout(), items: 10, width: 200)
    let layout = UpdateLayout(diary)
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 300)
    layout.minimumLineSpacing = 0
    view.setCollectionViewLayout(layout, animated: false)
    view.layoutIfNeeded()
    #expect(diary.turns.prefix(3) == ["from", "invalidate", "prepare"])
    #expect(diary.turns.contains("target"))
    #expect(view.visibleCells.count == 4)
  }

  /// A collection view on the screen.
  private func shown(
    _ layout: UICollectionViewFlowLayout, items: Int = 3, width: CGFloat = 200
  ) throws -> (UICollectionView, CountData) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: width, height: 300)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let data = CountData()
    data.items = [items]
    data.serve(view)
    window.addSubview(view)
    view.layoutIfNeeded()
    view.keeping(window, data)
    return (view, data)
  }
}

/// As many items as one says.
final class CountData: NSObject, UICollectionViewDataSource {
  var items: [Int] = []

  func serve(_ view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Writes down what it is asked about updates.
private final class UpdateLayout: UICollectionViewFlowLayout {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    diary.note("prepare")
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard collectionView != nil else { return }
    diary.note("invalidate" + (context.invalidateDataSourceCounts ? " counts" : ""))
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      diary.note("update \(item.updateAction) \(item.indexPathAfterUpdate?.item ?? -1)")
    }
  }
  override func finalizeCollectionViewUpdates() { diary.note("finalize") }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    diary.note("initial \(itemIndexPath.item)")
    return nil
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    diary.note("final \(itemIndexPath.item)")
    return nil
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    diary.note("target")
    return proposedContentOffset
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { diary.note("from") }
}
