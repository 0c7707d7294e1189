import ScrollPhysics

/// Where the parts of one section are.
///
/// Plain numbers only: the cells of all sections lie in the geometry's lists, so that a search touches no
/// reference counts.
struct FlowSectionRecord: Sendable, Hashable {
  /// Which of the geometry's lists hold the cells, and where.
  enum Cells: Sendable, Hashable {
    case grid(Int)
    case lines(Range<Int>, cells: Range<Int>)
  }

  var cells: Cells
  /// How many cells there are.
  var cellCount: Int
  /// Where the header starts along the scroll direction, and how long it is; 0: no header.
  var headerStart: Double
  var headerLength: Double
  /// Where the footer starts along the scroll direction, and how long it is; 0: no footer.
  var footerStart: Double
  var footerLength: Double
  /// From the middle of one line of the section's first item to the next.
  var pitch: Double
  /// See `CellLine`.
  var reach: Double
  /// See `CellLine`.
  var onset: Double
}
