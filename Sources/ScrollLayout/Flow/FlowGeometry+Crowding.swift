extension FlowGeometry {
  /// The most elements that a window can show: never less than there are, and little more.
  ///
  /// - Parameter length: how much of the scroll direction is in sight, points.
  /// - Complexity: O(*n*) in the number of sections and of lines of items that differ in size.
  public func mostElementsInSight(of length: Double) -> Int {
    // As much slack as the search has.
    let window = length + 2
    let counts = sections.map { section in
      (section.headerLength > 0 ? 1 : 0) + (section.footerLength > 0 ? 1 : 0)
        + mostCells(of: section, in: window)
    }
    return sections.most(within: window) { counts[$0] }
  }

  private func mostCells(of section: FlowSectionRecord, in window: Double) -> Int {
    switch section.cells {
    case .grid(let index): return grids[index].mostCells(in: window)
    case .lines(let range, let cells):
      return lines[range].most(within: window) { line in
        (line + 1 < range.upperBound ? lines[line + 1].firstItem : cells.count)
          - lines[line].firstItem
      }
    }
  }
}

extension CellGrid {
  /// The most cells whose lines a window can touch; all where lines do not follow one another.
  fileprivate func mostCells(in window: Double) -> Int {
    guard linesPerPoint > 0 else { return count }
    let touched = LineNumber.floor((window + thickness) * linesPerPoint + 2, upTo: lineCount)
    return min(count, touched * capacity)
  }
}

extension RandomAccessCollection where Element: Searchable, Index == Int {
  /// The largest sum of `count` over elements that one window touches.
  fileprivate func most(within window: Double, count: (Int) -> Int) -> Int {
    var (most, sum, end) = (0, 0, startIndex)
    for first in indices {
      while end < endIndex, self[end].onset <= self[first].reach + window {
        sum += count(end)
        end += 1
      }
      most = Swift.max(most, sum)
      sum -= count(first)
    }
    return most
  }
}
