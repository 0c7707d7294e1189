import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension UICollectionViewFlowLayout {
  /// Over the cells (grade C).
  private static var pinnedDepth: Int32 { 10 }

  /// Puts the headers and footers that stay in sight where they stay, in the scratch's order.
  func pinElements(in rect: Rectangle) {
    guard let geometry = flow.geometry else { return }
    if sectionHeadersPinToVisibleBounds { flow.scratch.removeAll { $0.element.kind == .header } }
    if sectionFootersPinToVisibleBounds { flow.scratch.removeAll { $0.element.kind == .footer } }
    for section in geometry.sections(in: rect) {
      if sectionHeadersPinToVisibleBounds, let header = pin(of: .header(section: section)),
        header.untransformedFrame.intersects(rect)
      {
        let place = flow.scratch.firstIndex { Int($0.element.section) >= section }
        flow.scratch.insert(header, at: place ?? flow.scratch.count)
      }
      if sectionFootersPinToVisibleBounds, let footer = pin(of: .footer(section: section)),
        footer.untransformedFrame.intersects(rect)
      {
        let place = flow.scratch.firstIndex { Int($0.element.section) > section }
        flow.scratch.insert(footer, at: place ?? flow.scratch.count)
      }
    }
  }

  /// Where a header or footer stays in sight; nil where it does not.
  ///
  /// A header lies at the start of what is seen, past the content inset, but not before its section's start nor
  /// past its end; a footer the same way at the other end.
  func pin(of element: ElementID) -> LayoutAttributes? {
    guard let view = collectionView, let geometry = flow.geometry,
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
