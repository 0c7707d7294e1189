/// Changes that come as one.
@MainActor
struct CollectionUpdate {
  private(set) var items: [UICollectionViewUpdateItem] = []

  mutating func insert(_ path: IndexPath) { items.append(.init(.insert, from: nil, to: path)) }
  mutating func delete(_ path: IndexPath) { items.append(.init(.delete, from: path, to: nil)) }
  mutating func reload(_ path: IndexPath) { items.append(.init(.reload, from: path, to: path)) }
  mutating func move(_ path: IndexPath, to other: IndexPath) {
    items.append(.init(.move, from: path, to: other))
  }
}

extension IndexPath {
  /// The path that stands for a whole section in an update.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
