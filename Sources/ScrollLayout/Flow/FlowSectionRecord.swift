import ScrollPhysics

/// Where the parts of one section are.
///
/// Plain numbers only: lists of cells and lines of all sections lie together in `FlowGeometry`, so that a
/// search touches no reference counts.
struct FlowSectionRecord: Sendable, Hashable {
  /// How the cells are found.
  enum Cells: Sendable, Hashable {
    case grid(CellGrid)
    /// The section's share of the geometry's lists.
    case lines(Range<Int>, cells: Range<Int>)
  }

  var cells: Cells
  /// Where the header starts along the scroll direction, and how long it is; 0: no header.
  var headerStart: Double
  var headerLength: Double
  /// Where the footer starts along the scroll direction, and how long it is; 0: no footer.
  var footerStart: Double
  var footerLength: Double
  /// From the middle of one line of the section's first item to the next.
  var pitch: Double
  /// The first item's length along the scroll direction.
  var itemLength: Double
  /// See `CellLine`.
  var reach: Double
  /// See `CellLine`.
  var onset: Double

  /// How many cells the section has.
  var cellCount: Int {
    switch cells {
    case .grid(let grid): grid.count
    case .lines(_, let cells): cells.count
    }
  }
}
