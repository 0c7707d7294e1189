import ScrollPhysics

extension SplitMix64 {
  /// The next number in `range`, evenly.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }

  /// The next whole number in `range`, evenly.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }

  /// One of `choices`, each as likely.
  ///
  /// - Precondition: `choices` is not empty.
  mutating func next<Choice>(of choices: [Choice]) -> Choice { choices[next(below: choices.count)] }

  /// The next number of the normal distribution with mean 0 and deviation 1 (Box and Muller 1958), cut off at
  /// `outermost`.
  mutating func nextNormal(outermost: Double) -> Double {
    let radius = (-2 * Elementary.log(1 - nextUnit())).squareRoot()
    let normal = radius * Elementary.cos(2 * Double.pi * nextUnit())
    return max(-outermost, min(normal, outermost))
  }
}
