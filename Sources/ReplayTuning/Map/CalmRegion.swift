import ScrollReplay

/// A block of releases of which none flaps, on the grid and between its points.
public struct CalmRegion: Sendable, Hashable {
  /// How many of the grid's releases it has.
  public let count: Int
  /// Their offsets, points from where the content rested.
  public let offsets: ClosedRange<Double>
  /// Their velocities, pt/ms.
  public let velocities: ClosedRange<Double>
}

extension MapSheet {
  /// The largest blocks of offsets and velocities in which nothing flaps, none over another: each the largest that those
  /// before it leave, among equals the one that ends first.
  ///
  /// - Parameter count: at most so many.
  /// - Complexity: O(`count` · *n*) in the releases.
  public func calmRegions(_ count: Int) -> [CalmRegion] {
    var taken = troubledPoints
    var regions: [CalmRegion] = []
    while regions.count < count, let (rows, columns) = largestBlock(without: taken) {
      for row in rows {
        for column in columns { taken[row * grid.velocities.count + column] = true }
      }
      regions.append(
        CalmRegion(
          count: rows.count * columns.count,
          offsets: grid.offsets[rows.lowerBound]...grid.offsets[rows.upperBound],
          velocities: grid.velocities[columns.lowerBound]...grid.velocities[columns.upperBound]))
    }
    return regions
  }

  /// The largest block of the grid without a point that is taken: the largest rectangle under each row's heights.
  private func largestBlock(
    without taken: [Bool]
  ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let columns = grid.velocities.count
    var heights = [Int](repeating: 0, count: columns)
    var best: (count: Int, rows: ClosedRange<Int>, columns: ClosedRange<Int>)?
    for row in 0..<grid.offsets.count {
      for column in 0..<columns {
        heights[column] = taken[row * columns + column] ? 0 : heights[column] + 1
      }
      // Columns whose rectangle to the right is still open, by rising heights.
      var open: [(height: Int, start: Int)] = []
      for column in 0...columns {
        let height = column < columns ? heights[column] : 0
        var start = column
        while let last = open.last, last.height >= height {
          open.removeLast()
          start = last.start
          let count = last.height * (column - last.start)
          if count > best?.count ?? 0 {
            best = (count, row - last.height + 1...row, last.start...column - 1)
          }
        }
        if height > 0 { open.append((height, start)) }
      }
    }
    return best.map { ($0.rows, $0.columns) }
  }

  /// By the order of `verdicts`: whether a release flaps, or one between it and a neighbour.
  private var troubledPoints: [Bool] {
    var troubled = verdicts.map(\.flaps)
    for release in between {
      for row in grid.offsets.around(release.offset) {
        for column in grid.velocities.around(release.velocity) {
          troubled[row * grid.velocities.count + column] = true
        }
      }
    }
    return troubled
  }
}

extension ReleaseGrid.Steps {
  /// The indices of the numbers that `value` lies between, or of the one that it is.
  fileprivate func around(_ value: Double) -> ClosedRange<Int> {
    var low = 0
    while low + 1 < count, self[low + 1] <= value { low += 1 }
    return low...(self[low] < value && low + 1 < count ? low + 1 : low)
  }
}
