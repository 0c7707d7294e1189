import ScrollLayout
import ScrollPhysics

extension UICollectionViewFlowLayout {
  /// The direction in which the content scrolls.
  var axis: Axis { scrollDirection == .horizontal ? .horizontal : .vertical }
  /// Headers or footers stay in sight, or do so no more.
  func pinningDidChange() {
    flow.isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    invalidateLayout()
  }

  var contentSize: CGSize {
    validate()
    return CGSize(flow.placed?.geometry.contentSize ?? .zero)
  }

  /// Every element that `rect` shows.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    validate()
    guard let placed = flow.placed else { return [] }
    let rect = Rectangle(rect)
    let isPinning = flow.isPinning
    if !isPinning, let answer = placed.steadyAnswer(for: rect) { return answer }
    placed.search(rect)
    if isPinning { pinElements(in: rect, placed) }
    var answer: [UICollectionViewLayoutAttributes] = []
    answer.reserveCapacity(placed.scratch.count)
    for element in placed.scratch { answer.append(attributes(for: element, placed)) }
    placed.keep(answer)
    return answer
  }

  /// Where one element is.
  func attributes(of kind: ElementKind, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    validate()
    guard let element = ElementID(kind, at: path), let placed = flow.placed else { return nil }
    if kind != .cell, let pin = pin(of: element, placed.geometry) {
      return attributes(for: pin, placed)
    }
    return placed.geometry.attributes(of: element).map { attributes(for: $0, placed) }
  }

  /// The object that stands for `element`: the same each time, as long as it is valid and nobody has written to it.
  private func attributes(for element: LayoutAttributes, _ placed: PlacedFlow)
    -> UICollectionViewLayoutAttributes
  {
    if let known = placed.attributes[element.element] {
      if flow.isPinning, !known.isWritten, element.element.kind != .cell { known.take(element) }
      return known
    }
    let new = makeAttributes()
    new.become(element)
    new.sharing = flow.sharing
    placed.attributes[element.element] = new
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
    var look = look
    look.center = CGPoint(attributes.center)
    look.size = CGSize(attributes.size)
    look.zIndex = Int(attributes.zIndex)
    replace(look)
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
