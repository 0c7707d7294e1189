import ScrollLayout
import ScrollReplay

extension Scene {
  /// Notes what a layout did and must not do.
  func note(_ kind: LayoutFault.Kind, of element: ElementID?, distance: Double = 0) {
    faults.append(
      LayoutFault(
        frame: frame, kind: kind, element: element, distance: distance.isFinite ? distance : 0))
  }

  /// Asks a layout: what it reads of the calendar meanwhile is noted.
  @inline(__always)
  func asking<Answer>(_ layout: () -> Answer) -> Answer {
    isAskingLayout = true
    defer { isAskingLayout = false }
    return layout()
  }

  /// Notes that somebody reads the calendar, where that is a layout: once.
  func noteClockRead() {
    guard isAskingLayout, !hasReadClock else { return }
    hasReadClock = true
    note(.clockRead, of: nil)
  }

  /// The name in recordings of the element that attributes are about; nil where the path is none of an element.
  func element(of attributes: UICollectionViewLayoutAttributes) -> ElementID? {
    if let element = attributes.element { return element }
    let element = makeElement(of: attributes)
    attributes.element = element
    return element
  }

  private func makeElement(of attributes: UICollectionViewLayoutAttributes) -> ElementID? {
    let path = attributes.indexPath
    guard let name = attributes.representedElementKind else { return ElementID(.cell, at: path) }
    if attributes.representedElementCategory == .supplementaryView {
      if name == UICollectionView.elementKindSectionHeader { return ElementID(.header, at: path) }
      if name == UICollectionView.elementKindSectionFooter { return ElementID(.footer, at: path) }
    }
    let kind: ElementKind =
      attributes.representedElementCategory == .decorationView ? .decoration : .supplementary
    var element = ElementID(kind, at: path)
    element?.name = index(of: name)
    return element
  }

  /// Which of the app's kinds `name` is; beyond 256 they are not told apart.
  private func index(of name: String) -> UInt8 {
    if let index = elementNames.firstIndex(of: name) { return UInt8(clamping: index) }
    elementNames.append(name)
    return UInt8(clamping: elementNames.count - 1)
  }
}
