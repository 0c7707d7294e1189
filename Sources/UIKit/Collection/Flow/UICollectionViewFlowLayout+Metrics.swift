import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension UICollectionViewFlowLayout {
  /// Whether cells find their sizes themselves.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// Forgets what `context` names.
  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flowContext?.invalidateFlowLayoutDelegateMetrics != false
    {
      flow.hasMetrics = false
    } else if flowContext?.invalidateFlowLayoutAttributes != false {
      flow.forgetWritten()
    }
    if context.invalidateEverything { flow.preferred.removeAll() }
  }

  /// Works out where everything is, if that may have changed.
  func validate() {
    guard !flow.hasMetrics else { return }
    flow.hasMetrics = true
    guard let view = collectionView else { return flow.place(nil) }
    let sections = description(of: view)
    let layout = FlowLayout(scrollDirection: axis, sections: sections)
    var room = view.engine.boundsSize
    let inset = view.engine.traits.contentInset
    room[axis.other] = max(
      0, room[axis.other] - inset.leading(axis.other) - inset.trailing(axis.other))
    flow.place(
      FlowGeometry(
        layout,
        boundsSize: Extent(
          width: room.width.tame(within: FlowLayout.longestLength),
          height: room.height.tame(within: FlowLayout.longestLength))))
  }

  /// What the data source and the delegate say of the sections; the delegate's word counts before the properties.
  private func description(of view: UICollectionView) -> [FlowSection] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return view.itemCounts.enumerated().map { section, count in
      FlowSection(
        items: items(of: section, count: count, in: view, delegate),
        minimumLineSpacing: tame(
          delegate?.lineSpacing(of: section, in: view, self) ?? minimumLineSpacing),
        minimumInteritemSpacing: tame(
          delegate?.interitemSpacing(of: section, in: view, self) ?? minimumInteritemSpacing),
        sectionInset: tame(delegate?.inset(of: section, in: view, self) ?? sectionInset),
        headerReferenceSize: tame(
          delegate?.headerSize(of: section, in: view, self) ?? headerReferenceSize),
        footerReferenceSize: tame(
          delegate?.footerSize(of: section, in: view, self) ?? footerReferenceSize))
    }
  }

  private func items(
    of section: Int, count: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> ItemSizes {
    let common = tame(isSelfSizing ? estimatedSize : itemSize)
    guard count > 0 else { return .fixed(common, count: 0) }
    let first = IndexPath(item: 0, section: section)
    if let delegate, let size = delegate.itemSize(at: first, in: view, self) {
      var sizes = [tame(size)]
      sizes.reserveCapacity(count)
      for item in 1..<max(count, 1) {
        let path = IndexPath(item: item, section: section)
        sizes.append(tame(delegate.itemSize(at: path, in: view, self) ?? itemSize))
      }
      return .each(sizes)
    }
    guard !flow.preferred.isEmpty else {
      return .fixed(common, count: min(count, Int(Int32.max)))
    }
    return .each(
      (0..<count).map { flow.preferred[.cell(section: section, item: $0)] ?? common })
  }

  private var estimatedSize: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  /// Gives a cell the size that it asks for.
  func prefer(_ size: CGSize, for original: UICollectionViewLayoutAttributes) {
    guard let element = ElementID(.cell, at: original.indexPath) else { return }
    flow.preferred[element] = tame(size)
  }

  // MARK: What a geometry can do with

  private func tame(_ length: CGFloat) -> Double {
    Double(length).tame(within: FlowLayout.longestLength)
  }

  private func tame(_ size: CGSize) -> Extent {
    Extent(width: max(0, tame(size.width)), height: max(0, tame(size.height)))
  }

  private func tame(_ inset: UIEdgeInsets) -> Insets {
    Insets(
      top: tame(inset.top), left: tame(inset.left), bottom: tame(inset.bottom),
      right: tame(inset.right))
  }
}
