/// How values become places along an axis of a plot.
struct PlotScale: Sendable, Hashable {
  /// The values at both ends.
  let values: ClosedRange<Double>
  /// The place of the lower value.
  let start: Double
  /// The place of the upper value.
  let end: Double

  /// Where a value lies.
  func place(_ value: Double) -> Double {
    let length = values.upperBound - values.lowerBound
    guard length > 0 else { return (start + end) / 2 }
    return start + (value - values.lowerBound) / length * (end - start)
  }

  /// The values with some air at both ends, and at least `least` apart.
  static func range(_ values: [Double], least: Double) -> ClosedRange<Double> {
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let air = max((high - low) * 0.08, (least - (high - low)) / 2)
    return low - air...high + air
  }

  /// Round numbers that part the values into about `count` steps, and the decimals that they need.
  func steps(_ count: Double) -> (values: [Double], places: Int) {
    let raw = (values.upperBound - values.lowerBound) / max(1, count)
    guard raw > 0, raw.isFinite else {
      let places = (0..<4).first { values.lowerBound.toDecimals($0) == values.lowerBound } ?? 4
      return ([values.lowerBound], places)
    }
    var power = 1.0
    var places = 0
    while power > raw {
      power /= 10
      places += 1
    }
    while power * 10 <= raw { power *= 10 }
    // Within the last tenth of a power the next one is the step.
    let factor = [1.0, 2, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10
    if factor == 10, places > 0 { places -= 1 }
    let step = factor * power
    guard (values.upperBound / step).magnitude < 1e9, (values.lowerBound / step).magnitude < 1e9
    else { return ([values.lowerBound], 0) }
    var index = Int(values.lowerBound / step) - 1
    var found: [Double] = []
    while Double(index) * step <= values.upperBound {
      if Double(index) * step >= values.lowerBound { found.append(Double(index) * step) }
      index += 1
    }
    return (found, places)
  }
}
