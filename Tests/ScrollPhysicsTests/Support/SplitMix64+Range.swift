import ScrollPhysics

extension SplitMix64 {
  /// A number in `range`.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }
}
