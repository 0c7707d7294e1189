import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension UICollectionViewFlowLayout {
  /// Over the cells (grade C).
  private static var pinnedDepth: Int32 { 10 }

  /// Puts the headers and footers that stay in sight where they stay, in the scratch's order.
  func pinElements(in rect: Rectangle, _ placed: PlacedFlow) {
    let geometry = placed.geometry
    if sectionHeadersPinToVisibleBounds { placed.scratch.removeAll { $0.element.kind == .header } }
    if sectionFootersPinToVisibleBounds { placed.scratch.removeAll { $0.element.kind == .footer } }
    for section in geometry.sections(in: rect) {
      if sectionHeadersPinToVisibleBounds,
        let header = pin(of: .header(section: section), geometry),
        header.untransformedFrame.intersects(rect)
      {
        let place = placed.scratch.firstIndex { Int($0.element.section) >= section }
        placed.scratch.insert(header, at: place ?? placed.scratch.count)
      }
      if sectionFootersPinToVisibleBounds,
        let footer = pin(of: .footer(section: section), geometry),
        footer.untransformedFrame.intersects(rect)
      {
        let place = placed.scratch.firstIndex { Int($0.element.section) > section }
        placed.scratch.insert(footer, at: place ?? placed.scratch.count)
      }
    }
  }

  /// Where a header or footer stays in sight; nil where it does not.
  ///
  /// A header lies at the start of what is seen, past the content inset, but not before its section's start nor
  /// past its end; a footer the same way at the other end.
  func pin(of element: ElementID, _ geometry: FlowGeometry) -> LayoutAttributes? {
    guard let view = collectionView,
      element.kind == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      var pinned = geometry.attributes(of: element),
      let span = geometry.span(ofSection: Int(element.section))
    else { return nil }
    let bounds = Rectangle(view.bounds)
    let inset = view.engine.traits.contentInset
    let length = pinned.size[axis]
    let start = pinned.center[axis] - length / 2
    let place =
      element.kind == .header
      ? max(start, min(bounds.minimum(axis) + inset.leading(axis), span.upperBound - length))
      : min(
        start, max(bounds.maximum(axis) - inset.trailing(axis) - length, span.lowerBound))
    pinned.center[axis] = place + length / 2
    pinned.zIndex = UICollectionViewFlowLayout.pinnedDepth
    return pinned
  }
}
