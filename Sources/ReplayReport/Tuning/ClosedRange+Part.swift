extension ClosedRange<Double> {
  /// In which of `count` equal parts of the range a number lies, from 0; all are in the first where the range is one
  /// number.
  func part(of number: Double, among count: Int) -> Int {
    let length = upperBound - lowerBound
    let share = length > 0 ? (number - lowerBound) / length : 0
    return Swift.min(count - 1, Int(share * Double(count)))
  }
}
