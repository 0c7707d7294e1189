import Testing
import UIKit

@Suite("Diffable data")
@MainActor
struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("a snapshot keeps sections and items in the order that it is told")
  func order() {
    var snapshot = snapshot([1, 2, 3])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 3)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [9, 1, 3, 8])
    snapshot.insertSections(["first"], beforeSection: "only")
    snapshot.appendItems([20], toSection: "first")
    #expect(snapshot.sectionIdentifiers == ["first", "only"])
    #expect(snapshot.itemIdentifiers == [20, 9, 1, 3, 8] && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "only")
    #expect(snapshot.indexOfItem(9) == 1 && snapshot.indexOfSection("only") == 1)
    snapshot.deleteSections(["only"])
    #expect(snapshot.itemIdentifiers == [20])
  }

  @Test("a data source fills its view's cells, and a change goes through the layout's updates")
  func apply() {
    final class Layout: UICollectionViewFlowLayout {
      var updates: [[UICollectionViewUpdateItem.Action]] = []
      override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: items)
        updates.append(items.map(\.updateAction))
      }
    }
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    var filled: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in
      filled.append(item)
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot([1, 2, 3]))
    view.layoutIfNeeded()
    #expect(filled.sorted() == [1, 2, 3] && layout.updates.isEmpty)
    var isDone = false
    source.apply(snapshot([2, 3, 4])) { isDone = true }
    view.layoutIfNeeded()
    #expect(isDone && view.numberOfItems(inSection: 0) == 3)
    #expect(layout.updates.count == 1 && Set(layout.updates[0]) == [.delete, .insert])
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 4)
    #expect(source.indexPath(for: 2) == IndexPath(item: 0, section: 0))
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4])
  }
}
