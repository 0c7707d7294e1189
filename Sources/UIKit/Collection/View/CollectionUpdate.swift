/// Changes that come as one.
///
/// What goes and where things move from is named by paths before, what comes and where things move to by paths after.
@MainActor
struct CollectionUpdate {
  private(set) var items: [UICollectionViewUpdateItem] = []

  mutating func insert(_ path: IndexPath) { items.append(.init(.insert, from: nil, to: path)) }
  mutating func delete(_ path: IndexPath) { items.append(.init(.delete, from: path, to: nil)) }
  mutating func reload(_ path: IndexPath) { items.append(.init(.reload, from: path, to: path)) }
  mutating func move(_ path: IndexPath, to other: IndexPath) {
    items.append(.init(.move, from: path, to: other))
  }

  /// Whether the item at `path`, or its section, is named as one that goes, moves or has other content.
  func names(_ path: IndexPath) -> Bool {
    items.contains { item in
      guard let named = item.indexPathBeforeUpdate else { return false }
      return item.isSection ? named.section == path.section : named == path
    }
  }

  /// Where the item at `path` is afterwards; nil if it is gone, or has other content.
  func place(of path: IndexPath) -> IndexPath? {
    guard let section = place(path.section, \.section, where: \.isSection) else { return nil }
    for item in items where !item.isSection && item.indexPathBeforeUpdate == path {
      return item.updateAction == .move ? item.indexPathAfterUpdate : nil
    }
    let item = place(path.item, \.item) { item in
      guard !item.isSection, item.updateAction != .reload else { return false }
      return item.indexPathBeforeUpdate?.section == path.section
        || item.indexPathAfterUpdate?.section == section
    } before: {
      $0.section == path.section
    } after: {
      $0.section == section
    }
    return item.map { IndexPath(item: $0, section: section) }
  }

  /// Where what stands at `index` is afterwards, among what `isMeant` names: those that stay keep their order, in the
  /// places that nothing new takes.
  private func place(
    _ index: Int, _ number: KeyPath<IndexPath, Int>,
    where isMeant: (UICollectionViewUpdateItem) -> Bool,
    before: (IndexPath) -> Bool = { _ in true }, after: (IndexPath) -> Bool = { _ in true }
  ) -> Int? {
    var gone: [Int] = []
    var taken: [Int] = []
    for item in items where isMeant(item) {
      let from = item.indexPathBeforeUpdate.flatMap { before($0) ? $0[keyPath: number] : nil }
      let to = item.indexPathAfterUpdate.flatMap { after($0) ? $0[keyPath: number] : nil }
      if from == index {
        guard item.updateAction == .move else { return nil }
        return to
      }
      if item.updateAction == .reload { continue }
      if let from { gone.append(from) }
      if let to { taken.append(to) }
    }
    var place = index - gone.count { $0 < index }
    for other in taken.sorted() where other <= place { place += 1 }
    return place
  }
}

extension IndexPath {
  /// The path that stands for a whole section in an update.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
