public import ScrollPhysics

extension FlowGeometry {
  /// Appends every element whose frame shares an area with `rect`: UIKit's `layoutAttributesForElements(in:)`.
  ///
  /// Section by section: header, cells in order, footer. Nothing is allocated while `elements` has capacity left.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* elements found; items of one size are found by arithmetic.
  public func appendElements(in rect: Rectangle, to elements: inout [LayoutAttributes]) {
    forEachElement(in: rect) { element, center, size in
      elements.append(LayoutAttributes(element: element, center: center, size: size))
    }
  }

  /// Shows `body` every element whose frame shares an area with `rect`, in the same order.
  @inline(__always)
  func forEachElement(in rect: Rectangle, _ body: (ElementID, Vector, Extent) -> Void) {
    let window = SearchWindow(rect, along: scrollDirection)
    var index = sections.count == 1 ? 0 : firstSection(reaching: window.low)
    while index < sections.count, sections[index].onset <= window.high {
      visit(index, in: window) { element, center, size in
        if window.shows(center, size) { body(element, center, size) }
      }
      index += 1
    }
  }

  private func firstSection(reaching position: Double) -> Int {
    sections.firstIndex(in: sections.indices, reaching: position)
  }

  /// Shows `body` a section's header, those cells whose lines the window may touch, and the footer.
  @inline(__always)
  private func visit(
    _ index: Int, in window: SearchWindow, _ body: (ElementID, Vector, Extent) -> Void
  ) {
    let section = sections[index]
    if section.headerLength > 0 {
      let header = supplementary(
        .header(section: index), section.headerStart, section.headerLength)
      body(header.element, header.center, header.size)
    }
    switch section.cells {
    case .grid(let grid):
      grids[grid].forEachCell(from: window.low, to: window.high, section: index, body)
    case .lines(let lineRange, let cellRange):
      var element = ElementID.cell(section: index, item: 0)
      for item in items(from: window.low, to: window.high, in: lineRange, cellRange.count) {
        let cell = cells[cellRange.lowerBound + item]
        element.item = Int32(truncatingIfNeeded: item)
        body(element, cell.center, cell.size)
      }
    }
    if section.footerLength > 0 {
      let footer = supplementary(
        .footer(section: index), section.footerStart, section.footerLength)
      body(footer.element, footer.center, footer.size)
    }
  }

  /// The items of a section of `itemCount` whose lines may touch `low ... high`.
  private func items(
    from low: Double, to high: Double, in lineRange: Range<Int>, _ itemCount: Int
  ) -> Range<Int> {
    var line = lines.firstIndex(in: lineRange, reaching: low)
    guard line < lineRange.upperBound else { return itemCount..<itemCount }
    let first = lines[line].firstItem
    while line < lineRange.upperBound, lines[line].onset <= high { line += 1 }
    return first..<(line < lineRange.upperBound ? lines[line].firstItem : itemCount)
  }
}
