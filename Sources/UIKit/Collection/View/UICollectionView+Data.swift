extension UICollectionView {
  /// How many items each section has.
  var itemCounts: [Int] {
    if let counts = content.counts { return counts }
    let counts = countItems()
    content.counts = counts
    return counts
  }

  /// Asks the data source how many items each section has.
  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Another data source: everything is new with the next pass.
  func forgetData() {
    content.counts = nil
    takeAnew()
  }

  /// UIKit's `reloadData`.
  func takeAnew() {
    content.counts = nil
    content.selection.removeAll()
    for shown in content.shown { putAway(shown) }
    content.shown.removeAll(keepingCapacity: true)
    let context = collectionViewLayout.makeContext()
    context.everything = true
    context.dataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The topmost item at a point of the content.
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var top: UICollectionViewLayoutAttributes?
    for attributes in collectionViewLayout.layoutAttributesForElements(in: spot) ?? []
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      guard attributes.frame.contains(point) else { continue }
      if let other = top, other.zIndex > attributes.zIndex { continue }
      top = attributes
    }
    return top?.indexPath
  }

  /// Selects an item.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in content.selection { deselect(path) }
      return
    }
    if !allowsMultipleSelection {
      for other in content.selection where other != path { deselect(other) }
    }
    if !content.selection.contains(path) { content.selection.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Takes an item out of the selection.
  func deselect(_ path: IndexPath) {
    content.selection.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }
}
