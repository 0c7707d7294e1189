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

  /// How long UIKit's own animation of an update takes, seconds (D): its completion comes then.
  private static var updateDuration: Double { 0.3 }

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
    let inSight = CellsInSight(self)
    content.update = CollectionUpdate()
    updates?()
    let update = content.update ?? CollectionUpdate()
    content.counts = countItems()
    if let wrong = mismatch(before, update.items) {
      Scene.current.refuse("an update after which \(wrong)")
    }
    let layout = collectionViewLayout
    let context = layout.makeContext()
    context.dataSourceCounts = !update.items.isEmpty
    layout.invalidateLayout(with: context)
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: update.items)
    moveToProposedOffset()
    askForWays()
    rename(by: update)
    layout.finalizeCollectionViewUpdates()
    content.update = nil
    setNeedsLayout()
    layoutIfNeeded()
    inSight.noteMove(by: update, in: self)
    guard let completion else { return }
    let scene = Scene.current
    scene.later(scene.isAnimating ? UICollectionView.updateDuration : 0) { completion(true) }
  }

  /// Asks the layout where old elements go and new ones come from, as UIKit does for its animations.
  private func askForWays() {
    let layout = collectionViewLayout
    for shown in content.shown {
      let path = shown.attributes.indexPath
      switch shown.attributes.representedElementCategory {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: shown.attributes.representedElementKind ?? "", at: path)
      case .decorationView:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: shown.attributes.representedElementKind ?? "", at: path)
      }
    }
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] {
      let path = attributes.indexPath
      switch attributes.representedElementCategory {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      case .decorationView:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: attributes.representedElementKind ?? "", at: path)
      }
    }
  }

  /// Keeps the cells of items that stay, under their new paths; the others wait for other items.
  private func rename(by update: CollectionUpdate) {
    guard !update.items.isEmpty else { return }
    var kept: [ShownElement] = []
    for shown in content.shown {
      guard shown.element.kind == .cell else {
        kept.append(shown)
        continue
      }
      if let path = update.place(of: shown.attributes.indexPath),
        let element = ElementID(.cell, at: path)
      {
        shown.element = element
        shown.seen.forget()
        kept.append(shown)
      } else {
        putAway(shown)
      }
    }
    content.shown = kept
    content.selection = content.selection.compactMap { update.place(of: $0) }
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
