/// A data source that is told what there is, and finds out what has changed.
///
/// Where the sections stay, a change is a batch of inserts and deletes (a move is one of each); else all is loaded anew.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes a cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
    -> UICollectionReusableView?
  /// What there is.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var isFirst = true

  /// The data source of a view, from now on.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What there is.
  open func snapshot() -> Snapshot { current }
  /// What stands at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Where an item stands.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// Which section stands at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Says what there is from now on; the completion is called at once.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var old = current
    var new = snapshot
    let reloaded = new.reloaded
    (old.reloaded, new.reloaded) = ([], [])
    let isSame = old.sectionIdentifiers == new.sectionIdentifiers
    guard let collectionView, !isFirst, isSame else {
      isFirst = false
      current = new
      self.collectionView?.reloadData()
      completion?()
      return
    }
    collectionView.performBatchUpdates { [self] in
      current = new
      for (section, id) in new.sectionIdentifiers.enumerated() {
        let change = new.itemIdentifiers(inSection: id)
          .difference(from: old.itemIdentifiers(inSection: id))
        collectionView.deleteItems(at: change.removals.map { path($0, section) })
        collectionView.insertItems(at: change.insertions.map { path($0, section) })
      }
      collectionView.reloadItems(
        at: reloaded.compactMap { old.place(of: $0) }
          .map { IndexPath(item: $0.item, section: $0.section) })
    }
    completion?()
  }

  /// Says what there is from now on; all is loaded anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    isFirst = true
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  private func path(
    _ change: CollectionDifference<ItemIdentifierType>.Change, _ section: Int
  ) -> IndexPath {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _):
      IndexPath(item: offset, section: section)
    }
  }

  // MARK: Data source

  /// As many as have been said.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// As many as have been said.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// What the cell provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// What the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
