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
    origin = Vector(
      along: axis, start + size[axis] / 2,
      across: section.sectionInset.leading(cross) + spread.lead + size[cross] / 2)
    lineStep = Vector(along: axis, size[axis] + section.minimumLineSpacing, across: 0)
    columnStep = Vector(along: axis, 0, across: size[cross] + spread.gap)
  }

  /// How many lines there are.
  var lineCount: Int { (count + capacity - 1) / capacity }

  /// The centre of the cell at `column` of `line`.
  func center(line: Int, column: Int) -> Vector {
    let line = Double(line)
    let column = Double(column)
    return Vector(
      x: origin.x + line * lineStep.x + column * columnStep.x,
      y: origin.y + line * lineStep.y + column * columnStep.y)
  }

  /// The lines that may touch `low ... high` along `axis`; all of them where lines do not follow one another.
  func lines(from low: Double, to high: Double, along axis: Axis) -> Range<Int> {
    let pitch = lineStep[axis]
    guard pitch > 0 else { return 0..<lineCount }
    let half = size[axis] / 2
    let first = LineNumber.floor((low - half - origin[axis]) / pitch, in: 0...lineCount)
    let last = LineNumber.floor((high + half - origin[axis]) / pitch + 1, in: 0...lineCount)
    return first..<max(first, last)
  }
}

/// Whole numbers from quotients, without the library's slow rounding.
enum LineNumber {
  /// `value` rounded down and clamped to `range`; its lower bound for NaN.
  static func floor(_ value: Double, in range: ClosedRange<Int>) -> Int {
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    guard value < Double(range.upperBound) else { return range.upperBound }
    return Int(value)
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
