public import ReplayAnalysis
public import ScrollReplay

/// What to tune: scenarios and gestures, what may vary, and what is to be small.
public struct TuningProblem: Sendable {
  /// The carousels: each value is tried on all of them.
  public let scenarios: [Scenario]
  /// The swipes, each through every scenario.
  public let gestures: [Gesture]
  /// What varies.
  public let variations: [Variation]
  /// What is to be small.
  public let objective: Objective
  /// From which size on something counts as a fault.
  public let thresholds: FindingThresholds
  /// The variations in the order in which they are set: what names a whole before what is a part of it.
  private let order: [Int]

  /// Creates a problem.
  ///
  /// - Throws: a value that a scenario cannot take, or that a parameter varies twice.
  public init(
    scenarios: [Scenario], gestures: [Gesture], variations: [Variation], objective: Objective,
    thresholds: FindingThresholds = .standard
  ) throws(TuningError) {
    self.scenarios = scenarios
    self.gestures = gestures
    self.variations = variations
    self.objective = objective
    self.thresholds = thresholds
    let names = TuningParameter.all.map(\.name)
    order = variations.indices.sorted {
      (names.firstIndex(of: variations[$0].parameter.name) ?? 0, $0)
        < (names.firstIndex(of: variations[$1].parameter.name) ?? 0, $1)
    }
    try TuningProblem.checkSprings(variations)
    for (index, variation) in variations.enumerated() {
      let name = variation.parameter.name
      guard !variations[..<index].contains(where: { $0.parameter.name == name }) else {
        throw TuningError("\(name) varies twice, but must vary once")
      }
      // Alone on each scenario: what is valid at both ends of a range is valid between, or the point is left out.
      for value in variation.gridValues {
        for scenario in scenarios {
          var scenario = scenario
          for earlier in variations[..<index] {
            try earlier.parameter.set(earlier.gridValues[0], in: &scenario)
          }
          try variation.parameter.set(value, in: &scenario)
        }
      }
    }
  }

  /// A spring's numbers cannot vary beside remedies that have none.
  private static func checkSprings(_ variations: [Variation]) throws(TuningError) {
    let remedies = variations.first { $0.parameter.name == "remedy" }?.gridValues ?? []
    guard let number = variations.first(where: { $0.parameter.name.hasPrefix("spring.") }),
      let other = remedies.first(where: { !"\($0)".hasPrefix("spring") })
    else { return }
    throw TuningError(
      "\(number.parameter.name) varies and the remedy is \(other), but must be a spring")
  }

  /// `scenario` with values in the order of the variations.
  ///
  /// - Throws: which value it cannot take.
  public func applying(
    _ values: [ParameterValue], to scenario: Scenario
  ) throws(TuningError) -> Scenario {
    var scenario = scenario
    for index in order { try variations[index].parameter.set(values[index], in: &scenario) }
    return scenario
  }

  /// Tries values; nothing if a scenario cannot take them together.
  func trial(_ values: [ParameterValue]) -> Trial? {
    var replays: [[Double]] = []
    for scenario in scenarios {
      guard let scenario = try? applying(values, to: scenario) else { return nil }
      for gesture in gestures {
        if let measures = scenario.measures(gesture, thresholds) { replays.append(measures) }
      }
    }
    return Trial(
      values: values, score: objective.score(replays),
      means: Measure.allCases.indices.map { index in
        Objective.Average.mean.of(replays.map { $0[index] })
      }, replays: replays.count)
  }

  /// How many points the full grid has.
  public var gridCount: Int {
    variations.reduce(1) { count, variation in
      let (product, overflow) = count.multipliedReportingOverflow(by: variation.gridValues.count)
      return overflow ? .max : product
    }
  }

  /// The values of a grid point, the last variation counting fastest.
  func gridPoint(_ index: Int) -> [ParameterValue] {
    var rest = index
    var values: [ParameterValue] = []
    for variation in variations.reversed() {
      let grid = variation.gridValues
      values.append(grid[rest % grid.count])
      rest /= grid.count
    }
    return values.reversed()
  }
}

/// Values that were tried, and what they led to.
public struct Trial: Sendable, Hashable {
  /// In the order of the variations.
  public let values: [ParameterValue]
  /// The objective's terms, the most important first.
  public let score: [Double]
  /// The mean of every measure, in the order of `Measure`.
  public let means: [Double]
  /// How many replays had a release to measure.
  public let replays: Int

  /// Whether this is better than `other`: by the first term that differs.
  public func isBetter(than other: Trial) -> Bool { score.lexicographicallyPrecedes(other.score) }
}
