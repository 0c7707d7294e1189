import ScrollLayout

extension UICollectionView {
  /// Adds changes to the update that is being collected; alone they are one of their own.
  func change(_ body: @escaping (inout CollectionUpdate) -> Void) {
    guard content.update == nil else {
      var update = content.update ?? CollectionUpdate()
      body(&update)
      content.update = update
      return
    }
    update({ self.change(body) }, nil)
  }

  /// Makes several changes as one, and shows them.
  ///
  /// Cells are at once where they go: the layout is asked for what they would come from, and nothing moves.
  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard content.update == nil else {
      updates?()
      completion?(true)
      return
    }
    layoutIfNeeded()
    let before = itemCounts
    content.update = CollectionUpdate()
    updates?()
    let items = content.update?.items ?? []
    content.counts = countItems()
    if let wrong = mismatch(before, items) {
      Scene.current.refuse("an update after which \(wrong)")
    }
    let layout = collectionViewLayout
    let context = layout.makeContext()
    context.dataSourceCounts = !items.isEmpty
    layout.invalidateLayout(with: context)
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: items)
    moveToProposedOffset()
    askForWays(items)
    layout.finalizeCollectionViewUpdates()
    content.update = nil
    setNeedsLayout()
    layoutIfNeeded()
    completion?(true)
  }

  /// Asks the layout where old cells go and new ones come from, as UIKit does for its animations; then all cells of
  /// changed places wait for their new elements.
  private func askForWays(_ items: [UICollectionViewUpdateItem]) {
    let layout = collectionViewLayout
    for shown in content.shown where shown.element.kind == .cell {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: shown.attributes.indexPath)
    }
    let coming = layout.layoutAttributesForElements(in: bounds) ?? []
    for attributes in coming where attributes.representedElementCategory == .cell {
      _ = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
    }
    guard !items.isEmpty else { return }
    for shown in content.shown { putAway(shown) }
    content.shown.removeAll(keepingCapacity: true)
  }

  /// What is wrong with the data after `items`: UIKit would stop the app.
  private func mismatch(_ before: [Int], _ items: [UICollectionViewUpdateItem]) -> String? {
    let after = itemCounts
    var sections = before.count
    var count = before.reduce(0, +)
    for item in items {
      switch (item.updateAction, item.isSection) {
      case (.insert, true):
        sections += 1
        if let section = item.indexPathAfterUpdate?.section, after.indices.contains(section) {
          count += after[section]
        }
      case (.delete, true):
        sections -= 1
        if let section = item.indexPathBeforeUpdate?.section, before.indices.contains(section) {
          count -= before[section]
        }
      case (.insert, false): count += 1
      case (.delete, false): count -= 1
      case (.reload, true): return nil
      default: break
      }
    }
    if sections != after.count { return "there are \(after.count) sections, not \(sections)" }
    let total = after.reduce(0, +)
    return total == count ? nil : "there are \(total) items, not \(count)"
  }
}
