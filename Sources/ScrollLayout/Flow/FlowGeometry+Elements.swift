public import ScrollPhysics

extension FlowGeometry {
  /// Appends every element whose frame shares an area with `rect`: UIKit's `layoutAttributesForElements(in:)`.
  ///
  /// Section by section: header, cells in order, footer. Nothing is allocated while `elements` has capacity left.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* elements found; items of one size are found by arithmetic.
  public func appendElements(in rect: Rectangle, to elements: inout [LayoutAttributes]) {
    forEachElement(in: rect) { elements.append($0) }
  }

  /// Shows `body` every element whose frame shares an area with `rect`, in the same order.
  @inline(__always)
  func forEachElement(in rect: Rectangle, _ body: (LayoutAttributes) -> Void) {
    // A point of slack, so that no rounding hides an element from the search; each is then tested exactly.
    let low = rect.minimum(scrollDirection) - 1
    let high = rect.maximum(scrollDirection) + 1
    var section = sections.firstIndex(in: sections.indices, reaching: low)
    while section < sections.count, sections[section].onset <= high {
      visit(section, from: low, to: high) { attributes in
        if attributes.untransformedFrame.intersects(rect) { body(attributes) }
      }
      section += 1
    }
  }

  @inline(__always)
  private func visit(
    _ index: Int, from low: Double, to high: Double, _ body: (LayoutAttributes) -> Void
  ) {
    let section = sections[index]
    if section.headerLength > 0 {
      body(
        supplementary(
          .header(section: index), start: section.headerStart, length: section.headerLength))
    }
    switch section.cells {
    case .grid(let grid):
      let lines = grid.lines(from: low, to: high, along: scrollDirection)
      for line in lines {
        let firstItem = line * grid.capacity
        for column in 0..<min(grid.capacity, grid.count - firstItem) {
          body(
            LayoutAttributes(
              element: .cell(section: index, item: firstItem + column),
              center: grid.center(line: line, column: column), size: grid.size))
        }
      }
    case .lines(let range, let cellRange):
      var line = lines.firstIndex(in: range, reaching: low)
      let first = line < range.upperBound ? lines[line].firstItem : cellRange.count
      while line < range.upperBound, lines[line].onset <= high { line += 1 }
      let end = line < range.upperBound ? lines[line].firstItem : cellRange.count
      for item in first..<max(first, end) {
        let cell = cells[cellRange.lowerBound + item]
        body(
          LayoutAttributes(
            element: .cell(section: index, item: item), center: cell.center, size: cell.size))
      }
    }
    if section.footerLength > 0 {
      body(
        supplementary(
          .footer(section: index), start: section.footerStart, length: section.footerLength))
    }
  }
}
