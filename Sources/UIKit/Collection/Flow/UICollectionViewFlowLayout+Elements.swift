import ScrollLayout
import ScrollPhysics

extension UICollectionViewFlowLayout {
  /// The direction in which the content scrolls.
  var axis: Axis { scrollDirection == .horizontal ? .horizontal : .vertical }
  /// Whether headers or footers stay in sight.
  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  var contentSize: CGSize {
    validate()
    return CGSize(flow.geometry?.contentSize ?? .zero)
  }

  /// Every element that `rect` shows.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    validate()
    flow.scratch.removeAll(keepingCapacity: true)
    flow.geometry?.appendElements(in: Rectangle(rect), to: &flow.scratch)
    if isPinning { pinElements(in: Rectangle(rect)) }
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(flow.scratch.count)
    for element in flow.scratch { result.append(attributes(for: element)) }
    return result
  }

  /// Where one element is.
  func attributes(of kind: ElementKind, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    validate()
    guard let element = ElementID(kind, at: path), let geometry = flow.geometry else { return nil }
    if kind != .cell, let pin = pin(of: element) { return attributes(for: pin) }
    return geometry.attributes(of: element).map { attributes(for: $0) }
  }

  /// The object that stands for `element`: the same each time, as long as it is valid and nobody has written to it.
  private func attributes(for element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    if let known = flow.attributes[element.element] {
      if isPinning, !known.isWritten, element.element.kind != .cell { known.take(element) }
      return known
    }
    let new = makeAttributes()
    new.become(element)
    new.sharing = flow.sharing
    flow.attributes[element.element] = new
    return new
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes over the element that a geometry names, and where it is.
  func become(_ attributes: LayoutAttributes) {
    let id = attributes.element
    indexPath = IndexPath(item: Int(id.item), section: Int(id.section))
    switch id.kind {
    case .header:
      representedElementCategory = .supplementaryView
      representedElementKind = UICollectionView.elementKindSectionHeader
    case .footer:
      representedElementCategory = .supplementaryView
      representedElementKind = UICollectionView.elementKindSectionFooter
    case .cell, .supplementary, .decoration: break
    }
    element = id
    take(attributes)
  }

  /// Takes over where a geometry says the element is.
  func take(_ attributes: LayoutAttributes) {
    look.center = CGPoint(attributes.center)
    look.size = CGSize(attributes.size)
    look.zIndex = Int(attributes.zIndex)
  }
}

extension ElementID {
  /// The element at `path`; nil where the path is none of an element.
  init?(_ kind: ElementKind, at path: IndexPath) {
    guard path.section >= 0, path.item >= 0, path.section <= Int32.max, path.item <= Int32.max
    else { return nil }
    self.init(kind, section: path.section, item: path.item)
  }
}
