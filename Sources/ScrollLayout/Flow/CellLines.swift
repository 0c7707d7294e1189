import ScrollPhysics

/// One cell of a section whose items differ in size.
struct PlacedCell: Sendable, Hashable {
  let center: Vector
  let size: Extent
}

/// One line of such cells: which they are, and what a search needs to know.
struct CellLine: Sendable, Hashable {
  /// The first cell of the line, among the section's items.
  let firstItem: Int
  /// Where the line and those before it end at most, along the scroll direction.
  ///
  /// With negative spacing lines overlap, and a later line may end before an earlier one.
  var reach: Double
  /// Where the line and those after it start at least.
  var onset: Double
}

/// The cells of a section whose items differ in size, broken into lines.
struct CellLines: Sendable, Hashable {
  private(set) var cells: [PlacedCell] = []
  private(set) var lines: [CellLine] = []
  /// Where the last line ends along the scroll direction.
  private(set) var end: Double

  /// Lays out items of `sizes` from `start` along `axis`, in lines `available` points long.
  ///
  /// An item joins the line while it fits behind the minimum spacing; one longer than the line has a line
  /// of its own. A line is as thick as its thickest item, and the others are centred in it (grade A).
  init(
    _ section: FlowSection, sizes: [Extent], along axis: Axis, start: Double, available: Double
  ) {
    end = start
    cells.reserveCapacity(sizes.count)
    let gap = section.minimumInteritemSpacing
    var first = 0
    while first < sizes.count {
      var used = sizes[first][axis.other]
      var next = first + 1
      while next < sizes.count, used + gap + sizes[next][axis.other] <= available {
        used += gap + sizes[next][axis.other]
        next += 1
      }
      let isOpen =
        next == sizes.count && used + gap + sizes[next - 1][axis.other] <= available
      let count = next - first
      let spread =
        isOpen
        ? LineSpread.leading(gap: gap)
        : LineSpread(
          filling: available, with: count, used: used - Double(count - 1) * gap, minimumGap: gap)
      let lineStart = first == 0 ? start : end + section.minimumLineSpacing
      appendLine(
        sizes[first..<next], along: axis, start: lineStart,
        crossStart: section.sectionInset.leading(axis.other) + spread.lead, gap: spread.gap)
      first = next
    }
    lines.orderForSearch()
  }

  private mutating func appendLine(
    _ sizes: ArraySlice<Extent>, along axis: Axis, start: Double, crossStart: Double, gap: Double
  ) {
    var thickness = 0.0
    for size in sizes { thickness = max(thickness, size[axis]) }
    lines.append(CellLine(firstItem: cells.count, reach: start + thickness, onset: start))
    end = start + thickness
    var cross = crossStart
    for size in sizes {
      cells.append(
        PlacedCell(
          center: Vector(
            along: axis, start + thickness / 2, across: cross + size[axis.other] / 2),
          size: size))
      cross += size[axis.other] + gap
    }
  }
}

/// Something with a place along the scroll direction, in a list that is searched.
protocol Searchable {
  var reach: Double { get set }
  var onset: Double { get set }
}

extension CellLine: Searchable {}
extension FlowSectionRecord: Searchable {}

extension Array where Element: Searchable {
  /// Turns each element's own end and start into the furthest end so far and the nearest start from here
  /// on, so that both grow through the list and can be searched.
  mutating func orderForSearch() {
    for index in indices.dropFirst() {
      self[index].reach = Swift.max(self[index].reach, self[index - 1].reach)
    }
    for index in indices.dropLast().reversed() {
      self[index].onset = Swift.min(self[index].onset, self[index + 1].onset)
    }
  }

  /// The first index in `range` from which on an element may reach `position`.
  func firstIndex(in range: Range<Int>, reaching position: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].reach < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
