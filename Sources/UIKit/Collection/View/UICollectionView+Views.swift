import ScrollLayout

extension UICollectionView {
  /// The view that will show an element, in its place.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    content.pending = attributes
    defer { content.pending = nil }
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
      cell.show(attributes)
      askForSize(of: cell, attributes)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      add(cell)
      return cell
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      let view = supplementaryView(of: kind, at: path, frame: attributes.look.upright)
      view.show(attributes)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      add(view)
      return view
    case .decorationView:
      let view = decorationView(of: attributes.representedElementKind ?? "", attributes)
      view.show(attributes)
      add(view)
      return view
    }
  }

  /// Lets a cell say what size it would like, and the layout whether it gets that.
  private func askForSize(
    of cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let layout = collectionViewLayout
    let wish = cell.preferredLayoutAttributesFitting(attributes)
    guard wish !== attributes else {
      let isSelfSizing = (layout as? UICollectionViewFlowLayout)?.isSelfSizing == true
      if isSelfSizing, !cell.contentView.subviews.isEmpty {
        Scene.current.refuse("cells that are sized by their constraints")
      }
      return
    }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes))
  }

  private func add(_ view: UICollectionReusableView) {
    if view.superview !== self { addSubview(view) }
  }

  private func supplementaryView(of kind: String, at path: IndexPath, frame: CGRect)
    -> UICollectionReusableView
  {
    let view = OptionalRequirement.answer {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    return view.flatMap { $0 } ?? UICollectionReusableView(frame: frame)
  }

  private func decorationView(of kind: String, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    let key = ReusePool.Key(kind: kind, identifier: kind)
    if let view = content.pool.take(key) {
      view.prepareForReuse()
      return view
    }
    let type = collectionViewLayout.decorationClasses[kind] as? UICollectionReusableView.Type
    let view = Scene.current.make(
      type ?? UICollectionReusableView.self, frame: attributes.look.upright)
    view.reuseIdentifier = kind
    return view
  }

  /// A view that waits under `key`, or a new one, placed where the element is that is being shown.
  func dequeue(_ key: ReusePool.Key, for path: IndexPath) -> UICollectionReusableView {
    let attributes = pendingAttributes(key.kind, at: path)
    if let view = content.pool.take(key) {
      view.prepareForReuse()
      if let attributes { view.show(attributes) }
      return view
    }
    if !content.pool.isRegistered(key) {
      Scene.current.refuse(
        "a view of the reuse identifier \(key.identifier), which is not registered")
    }
    let plain = key.kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
    let view = Scene.current.make(
      content.pool.type(for: key) ?? plain, frame: attributes?.look.upright ?? .zero)
    view.reuseIdentifier = key.identifier
    if let attributes { view.show(attributes) }
    return view
  }

  private func pendingAttributes(_ kind: String?, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if let pending = content.pending, pending.indexPath == path,
      pending.representedElementKind == kind
    {
      return pending
    }
    guard content.isLayoutValid else { return nil }
    guard let kind else { return collectionViewLayout.layoutAttributesForItem(at: path) }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// Takes away the view of an element that is out of sight, and lets it wait.
  func putAway(_ shown: ShownElement) {
    let view = shown.view
    view.removeFromSuperview()
    let kind = shown.attributes.representedElementKind
    let path = shown.attributes.indexPath
    if let cell = view as? UICollectionViewCell, kind == nil {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if let kind, shown.attributes.representedElementCategory == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
    content.pool.put(view, kind: kind)
  }

  /// The views in sight of one kind of element.
  func shownViews<View: UICollectionReusableView>(of kind: ElementKind) -> [View] {
    content.shown.filter { $0.element.kind == kind }.compactMap { $0.view as? View }
  }

  /// Puts a view behind the content.
  func put(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
