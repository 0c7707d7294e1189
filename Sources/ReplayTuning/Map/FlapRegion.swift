public import ReplayAnalysis
import ScrollReplay

/// Flapping releases of a sheet that lie side by side.
public struct FlapRegion: Sendable, Hashable {
  /// How many of the grid's releases it has.
  public let count: Int
  /// Their offsets, points from where the content rested.
  public let offsets: ClosedRange<Double>
  /// Their velocities, pt/ms.
  public let velocities: ClosedRange<Double>
  /// The kinds of flaps that they show, in the order of the kinds.
  public let kinds: [FindingKind]
}

extension MapSheet {
  /// The regions of flapping releases, the largest first, equals in the order of the grid.
  ///
  /// Releases belong together that are neighbours along one axis.
  ///
  /// - Complexity: O(*n*) in the releases.
  public var flapRegions: [FlapRegion] {
    var isOpen = verdicts.map(\.flaps)
    var regions: [FlapRegion] = []
    for index in verdicts.indices where isOpen[index] {
      regions.append(region(from: index, &isOpen))
    }
    return regions.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  private func region(from index: Int, _ isOpen: inout [Bool]) -> FlapRegion {
    let columns = grid.velocities.count
    var kinds = FindingKind.allCases.map { _ in false }
    var (rows, places) = (index / columns...index / columns, index % columns...index % columns)
    var count = 0
    var left = [index]
    isOpen[index] = false
    while let next = left.popLast() {
      count += 1
      let (row, column) = next.quotientAndRemainder(dividingBy: columns)
      rows = min(rows.lowerBound, row)...max(rows.upperBound, row)
      places = min(places.lowerBound, column)...max(places.upperBound, column)
      for mark in verdicts[next].marks where mark.kind.isFlap {
        kinds[mark.kind.index] = true
      }
      for neighbour in neighbours(ofRow: row, column) where isOpen[neighbour] {
        isOpen[neighbour] = false
        left.append(neighbour)
      }
    }
    return FlapRegion(
      count: count, offsets: grid.offsets[rows.lowerBound]...grid.offsets[rows.upperBound],
      velocities: grid.velocities[places.lowerBound]...grid.velocities[places.upperBound],
      kinds: zip(FindingKind.allCases, kinds).filter(\.1).map(\.0))
  }

  private func neighbours(ofRow row: Int, _ column: Int) -> [Int] {
    let columns = grid.velocities.count
    let index = row * columns + column
    var found: [Int] = []
    if row > 0 { found.append(index - columns) }
    if column > 0 { found.append(index - 1) }
    if column + 1 < columns { found.append(index + 1) }
    if row + 1 < grid.offsets.count { found.append(index + columns) }
    return found
  }
}
