import ScrollPhysics

/// Storn and Price's differential evolution (*A simple and efficient heuristic for global optimization over continuous
/// spaces*, 1997), rand/1/bin, then a compass search around its best.
///
/// The corners of its space come first where they are few, for the best value of a parameter is often the end of its
/// range, which random points only come near to.
///
/// Chosen because it only ever compares two points: an objective may be lexicographic, and flat over wide stretches as
/// a count of flaps is, where a simplex or a model of the objective collapses; lists of words go in as any number does.
/// A generation is tried at once, so that the result does not tell how many threads did it.
struct DifferentialEvolution: Sendable {
  /// How many numbers in 0…1 a point has.
  let dimension: Int
  /// How many points may be tried.
  let budget: Int
  private var numbers: SplitMix64

  /// The weight of a difference, and how often a number is taken from the mutant: the authors' usual ones.
  private static let weight = 0.7
  private static let crossover = 0.9

  init(dimension: Int, seed: UInt64, budget: Int) {
    self.dimension = dimension
    self.budget = budget
    numbers = SplitMix64(seed: seed)
  }

  /// The most numbers of a point of which every combination of ends is tried first: eight corners.
  private static let mostWithCorners = 3

  /// Looks for the smallest point.
  ///
  /// - Parameters:
  ///   - tries: tries points, in their order.
  ///   - isBetter: whether one outcome is better than another.
  mutating func run<Outcome: Sendable>(
    _ tries: ([[Double]]) async -> [Outcome], isBetter: (Outcome, Outcome) -> Bool
  ) async {
    guard dimension > 0 else { return }
    let corners = self.corners
    let size = max(4, min(max(12, 8 * dimension), (budget - corners.count) / 2))
    var points = (0..<size).map { _ in (0..<dimension).map { _ in numbers.nextUnit() } }
    var outcomes = await tries(corners + points)
    var tried = corners.count + size
    // The best corner takes a random point's place.
    let ends = outcomes.prefix(corners.count)
    outcomes.removeFirst(corners.count)
    if let best = DifferentialEvolution.best(ends, isBetter), isBetter(ends[best], outcomes[0]) {
      (points[0], outcomes[0]) = (corners[best], ends[best])
    }
    // A quarter of the budget is left for the compass.
    while tried + size <= budget - budget / 4 {
      let children = points.indices.map { child(of: $0, among: points) }
      let results = await tries(children)
      tried += size
      for index in points.indices where !isBetter(outcomes[index], results[index]) {
        points[index] = children[index]
        outcomes[index] = results[index]
      }
    }
    guard let best = DifferentialEvolution.best(outcomes[...], isBetter) else { return }
    await compass(from: points[best], outcomes[best], budget - tried, tries, isBetter)
  }

  /// Every combination of ends, the last number changing fastest; none where they are too many for the budget.
  private var corners: [[Double]] {
    guard dimension <= DifferentialEvolution.mostWithCorners, 2 << dimension <= budget else {
      return []
    }
    return (0..<1 << dimension).map { corner in
      (0..<dimension).reversed().map { Double(corner >> $0 & 1) }
    }
  }

  /// The place of the best outcome, of equals the first.
  private static func best<Outcome>(
    _ outcomes: ArraySlice<Outcome>, _ isBetter: (Outcome, Outcome) -> Bool
  ) -> Int? {
    outcomes.indices.reduce(outcomes.indices.first) { best, index in
      best.map { isBetter(outcomes[index], outcomes[$0]) ? index : $0 }
    }
  }

  private mutating func child(of index: Int, among points: [[Double]]) -> [Double] {
    var others: [Int] = []
    while others.count < 3 {
      let other = numbers.next(below: points.count)
      if other != index, !others.contains(other) { others.append(other) }
    }
    let forced = numbers.next(below: dimension)
    return (0..<dimension).map { place in
      let isMutant = numbers.nextUnit() < DifferentialEvolution.crossover || place == forced
      guard isMutant else { return points[index][place] }
      let value =
        points[others[0]][place]
        + DifferentialEvolution.weight * (points[others[1]][place] - points[others[2]][place])
      return DifferentialEvolution.reflected(value)
    }
  }

  /// Tries a step either way along each number, goes where it is better, and halves the step where it is not.
  private func compass<Outcome: Sendable>(
    from start: [Double], _ outcome: Outcome, _ budget: Int,
    _ tries: ([[Double]]) async -> [Outcome], _ isBetter: (Outcome, Outcome) -> Bool
  ) async {
    var (best, found) = (start, outcome)
    var step = 0.1
    var left = budget
    while left >= 2 * dimension, step > 1e-4 {
      let points = (0..<dimension).flatMap { place in
        [-step, step].map { change in
          var point = best
          point[place] = min(1, max(0, point[place] + change))
          return point
        }
      }
      let results = await tries(points)
      left -= points.count
      var isFound = false
      for (point, result) in zip(points, results) where isBetter(result, found) {
        (best, found) = (point, result)
        isFound = true
      }
      if !isFound { step /= 2 }
    }
  }

  /// A number outside 0…1 bounces off the end.
  private static func reflected(_ value: Double) -> Double {
    let inside = value < 0 ? -value : value > 1 ? 2 - value : value
    return min(1, max(0, inside))
  }
}
