import ScrollPhysics

/// Puts section after section.
struct FlowBuilder {
  let axis: Axis
  /// The bounds' length across the scroll direction.
  let crossLength: Double
  var sections: [FlowSectionRecord] = []
  var grids: [CellGrid] = []
  var lines: [CellLine] = []
  var cells: [PlacedCell] = []
  /// Where the content ends so far.
  var end = 0.0

  init(axis: Axis, crossLength: Double) {
    self.axis = axis
    self.crossLength = crossLength
  }

  /// Appends `section`; one without items still has its header, insets and footer.
  mutating func append(_ section: FlowSection) {
    let inset = section.sectionInset
    let headerStart = end
    let headerLength = section.headerReferenceSize[axis]
    let start = headerStart + headerLength + inset.leading(axis)
    let placed = place(section, from: start)
    let footerStart = placed.end + inset.trailing(axis)
    let footerLength = section.footerReferenceSize[axis]
    end = footerStart + footerLength
    let itemLength = section.items.first?[axis] ?? 0
    sections.append(
      FlowSectionRecord(
        cells: placed.cells, cellCount: section.items.count, headerStart: headerStart,
        headerLength: headerLength,
        footerStart: footerStart, footerLength: footerLength,
        pitch: itemLength + section.minimumLineSpacing,
        reach: max(end, placed.span.upperBound, headerStart + headerLength),
        onset: min(headerStart, placed.span.lowerBound, footerStart)))
  }

  /// A section's cells, where the last line ends, and what all lines cover along the scroll direction.
  private typealias Placed = (
    cells: FlowSectionRecord.Cells, end: Double, span: ClosedRange<Double>
  )

  /// Places the cells of `section`.
  private mutating func place(_ section: FlowSection, from start: Double) -> Placed {
    let cross = axis.other
    let available =
      crossLength - section.sectionInset.leading(cross) - section.sectionInset.trailing(cross)
    if case .each(let sizes) = section.items, section.items.commonSize == nil {
      return place(
        CellLines(section, sizes: sizes, along: axis, start: start, available: available))
    }
    let grid = CellGrid(
      section, size: section.items.commonSize ?? .zero, count: section.items.count, along: axis,
      start: start, available: available)
    grids.append(grid)
    let cells = FlowSectionRecord.Cells.grid(grids.count - 1)
    guard grid.count > 0 else { return (cells, start, start...start) }
    let lastStart = start + Double(grid.lineCount - 1) * grid.lineStep[axis]
    let thickness = grid.size[axis]
    return (
      cells, lastStart + thickness,
      min(start, lastStart)...(max(start, lastStart) + thickness)
    )
  }

  private mutating func place(_ placed: CellLines) -> Placed {
    let lineRange = lines.count..<lines.count + placed.lines.count
    let cellRange = cells.count..<cells.count + placed.cells.count
    lines += placed.lines
    cells += placed.cells
    return (
      .lines(lineRange, cells: cellRange), placed.end,
      (placed.lines.first?.onset ?? placed.end)...(placed.lines.last?.reach ?? placed.end)
    )
  }
}

extension ItemSizes {
  /// The size of the first item: of any, where there is none but all are alike.
  var first: Extent? {
    switch self {
    case .fixed(let size, _): size
    case .each(let sizes): sizes.first
    }
  }

  /// The size that all items have, if they have one; UIKit too tells such sections apart (grade C).
  var commonSize: Extent? {
    switch self {
    case .fixed(let size, _): return size
    case .each(let sizes):
      guard let first = sizes.first else { return .zero }
      return sizes.allSatisfy { $0 == first } ? first : nil
    }
  }
}
