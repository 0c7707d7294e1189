public import ScrollPhysics

/// Where a layout means its content to rest: what a rest is judged by.
public struct Snapping: Sendable, Hashable {
  /// The axis that snaps.
  public var axis: Axis
  /// Where along the view a cell's centre should come to rest: 0 at its start, 0.5 in its middle.
  public var anchor: Double
  /// The offsets at which a cell rests so, unclamped, rising, each once.
  public let positions: [Double]
  /// The rule that should bring the content there, in words.
  public var rule: String

  /// Creates the description of a rule's intent.
  ///
  /// - Parameters:
  ///   - axis: the axis that snaps.
  ///   - anchor: where along the view a cell's centre should come to rest, in 0...1.
  ///   - positions: the offsets at which a cell rests so, in any order.
  ///   - rule: the rule that should bring the content there, in words.
  /// - Precondition: the positions are finite.
  public init(axis: Axis, anchor: Double, positions: [Double], rule: String) {
    self.axis = axis
    self.anchor = anchor
    self.positions = positions.sorted().reduce(into: []) { rising, position in
      precondition(position.isFinite, "a snap position is \(position), but must be finite")
      if position != rising.last { rising.append(position) }
    }
    self.rule = rule
  }

  /// The snap position nearest to `offset`, the lower of two as near; none if there are none.
  public func position(nearestTo offset: Double) -> Double? {
    index(nearestTo: offset).map { positions[$0] }
  }

  /// Which of the positions is nearest to `offset`, the lower of two as near; none if there are none.
  ///
  /// - Complexity: O(log *n*) in the number of positions.
  public func index(nearestTo offset: Double) -> Int? {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return positions.isEmpty ? nil : 0 }
    guard low < positions.count else { return positions.count - 1 }
    return offset - positions[low - 1] <= positions[low] - offset ? low - 1 : low
  }
}
