import ScrollPhysics

/// The cells of a section whose items all have one size: where they are is arithmetic, whatever their number.
struct CellGrid: Sendable, Hashable {
  /// The size of every cell.
  let size: Extent
  /// The centre of the first cell.
  let origin: Vector
  /// From a cell to the same place in the next line.
  let lineStep: Vector
  /// From a cell to the next one of its line.
  let columnStep: Vector
  /// How many cells a full line holds, at least one.
  let capacity: Int
  /// How many cells there are.
  let count: Int
  /// How many lines there are.
  let lineCount: Int
  /// Where the first line starts along the scroll direction, how thick each is, and 1 ÷ the distance from one
  /// to the next; 0 where they do not follow one another.
  let start: Double
  let thickness: Double
  let linesPerPoint: Double

  /// Lays out `count` items of `size` from `start` along `axis`, in lines `available` points long.
  init(
    _ section: FlowSection, size: Extent, count: Int, along axis: Axis, start: Double,
    available: Double
  ) {
    let cross = axis.other
    capacity = LineSpread.capacity(
      of: available, itemLength: size[cross], gap: section.minimumInteritemSpacing,
      itemCount: count)
    let spread = LineSpread(
      filling: available, with: capacity, used: Double(capacity) * size[cross],
      minimumGap: section.minimumInteritemSpacing)
    self.size = size
    self.count = count
    self.start = start
    thickness = size[axis]
    let pitch = thickness + section.minimumLineSpacing
    lineCount = (count + capacity - 1) / capacity
    linesPerPoint = pitch > 1e-6 ? 1 / pitch : 0
    origin = Vector(
      along: axis, start + size[axis] / 2,
      across: section.sectionInset.leading(cross) + spread.lead + size[cross] / 2)
    lineStep = Vector(along: axis, pitch, across: 0)
    columnStep = Vector(along: axis, 0, across: size[cross] + spread.gap)
  }

  /// The centre of the cell at `column` of `line`.
  func center(line: Int, column: Int) -> Vector {
    let line = Double(line)
    let column = Double(column)
    return Vector(
      x: origin.x + line * lineStep.x + column * columnStep.x,
      y: origin.y + line * lineStep.y + column * columnStep.y)
  }

  /// Shows `body` the cells of those lines that end after `low` and start before `high`, but for rounding; all
  /// cells where lines do not follow one another.
  @inline(__always)
  func forEachCell(
    from low: Double, to high: Double, section: Int,
    _ body: (ElementID, Vector, Extent) -> Void
  ) {
    var line = 0
    var item = 0
    var end = count
    if linesPerPoint > 0 {
      line = LineNumber.floor((low - thickness - start) * linesPerPoint + 1, upTo: lineCount)
      let endLine = LineNumber.floor((high - start) * linesPerPoint + 1, upTo: lineCount)
      item = line &* capacity
      end = min(count, endLine &* capacity)
    }
    var column = 0
    while item < end {
      let element = ElementID(kind: .cell, section: section, existingItem: item)
      body(element, center(line: line, column: column), size)
      item &+= 1
      column &+= 1
      if column == capacity {
        column = 0
        line &+= 1
      }
    }
  }
}

/// Whole numbers from quotients, without the library's slow rounding.
enum LineNumber {
  /// `value` rounded down and clamped to `0 ... limit`; 0 for NaN.
  @inline(__always)
  static func floor(_ value: Double, upTo limit: Int) -> Int {
    guard value > 0 else { return 0 }
    guard value < 0x1p62 else { return limit }
    return min(Int(value), limit)
  }
}

extension Vector {
  /// The vector with one component along `axis` and the other across it.
  init(along axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Vector(x: along, y: across) : Vector(x: across, y: along)
  }
}

extension Extent {
  /// The size with one length along `axis` and the other across it.
  init(along axis: Axis, _ along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Extent(width: along, height: across) : Extent(width: across, height: along)
  }
}
