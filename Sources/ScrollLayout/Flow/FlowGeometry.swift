public import ScrollPhysics

/// Where every element of a flow layout is, for one size of the view's bounds.
///
/// The arithmetic of UIKit's `UICollectionViewFlowLayout` (`LineSpread` names the grades): sections follow
/// one another along the scroll direction, each with header, inset, lines of cells, inset, footer. Headers and
/// footers span the bounds. It does not follow later changes of the layout or the bounds: as after UIKit's `prepare`.
public struct FlowGeometry: Sendable, Hashable {
  /// The direction in which the content scrolls.
  public let scrollDirection: Axis
  /// The bounds' size for which this was prepared.
  public let boundsSize: Extent
  /// What the scroll view scrolls over: as large as the bounds across the scroll direction.
  public let contentSize: Extent

  let sections: [FlowSectionRecord]
  let grids: [CellGrid]
  let lines: [CellLine]
  let cells: [PlacedCell]

  /// Prepares `layout` for bounds of `boundsSize`.
  ///
  /// - Precondition: `layout.validate()` does not throw, and `boundsSize` keeps to the same limits.
  /// - Complexity: O(*n*) in the number of sections and of items that differ in size; items of one size cost
  ///   nothing.
  public init(_ layout: FlowLayout, boundsSize: Extent) {
    do { try layout.validate() } catch { preconditionFailure(error.description) }
    precondition(
      boundsSize.isLayoutLength,
      "bounds size is \(boundsSize), but must be in 0 ... \(FlowLayout.longestLength) points")
    let axis = layout.scrollDirection
    var builder = FlowBuilder(axis: axis, crossLength: boundsSize[axis.other])
    for section in layout.sections { builder.append(section) }
    builder.sections.orderForSearch()
    scrollDirection = axis
    self.boundsSize = boundsSize
    contentSize = Extent(along: axis, builder.end, across: boundsSize[axis.other])
    sections = builder.sections
    grids = builder.grids
    lines = builder.lines
    cells = builder.cells
  }

  /// How many cells `section` has; none if there is no such section.
  public func cellCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cellCount : 0
  }

  /// Where `element` is, or nothing if the layout has no such element; a header without length is none.
  public func attributes(of element: ElementID) -> LayoutAttributes? {
    let section = Int(element.section)
    let item = Int(element.item)
    guard sections.indices.contains(section), item >= 0 else { return nil }
    let record = sections[section]
    switch element.kind {
    case .cell:
      guard item < record.cellCount else { return nil }
      return cell(item, of: record, element: element)
    case .header:
      guard item == 0, record.headerLength > 0 else { return nil }
      return supplementary(element, record.headerStart, record.headerLength)
    case .footer:
      guard item == 0, record.footerLength > 0 else { return nil }
      return supplementary(element, record.footerStart, record.footerLength)
    case .supplementary, .decoration: return nil
    }
  }

  private func cell(
    _ item: Int, of record: FlowSectionRecord, element: ElementID
  ) -> LayoutAttributes {
    switch record.cells {
    case .grid(let index):
      let grid = grids[index]
      let (line, column) = item.quotientAndRemainder(dividingBy: grid.capacity)
      return LayoutAttributes(
        element: element, center: grid.center(line: line, column: column), size: grid.size)
    case .lines(_, let range):
      let cell = cells[range.lowerBound + item]
      return LayoutAttributes(element: element, center: cell.center, size: cell.size)
    }
  }

  /// A header or footer: as long as its reference size says, and across the whole bounds.
  func supplementary(
    _ element: ElementID, _ start: Double, _ length: Double
  ) -> LayoutAttributes {
    let across = boundsSize[scrollDirection.other]
    return LayoutAttributes(
      element: element,
      center: Vector(along: scrollDirection, start + length / 2, across: across / 2),
      size: Extent(along: scrollDirection, length, across: across))
  }
}
