import ScrollPhysics
public import ScrollReplay

/// A gesture's faults under a scenario's own remedy, and what every other remedy makes of the same gesture.
public struct Explanation: Sendable, Hashable {
  /// The replay with the scenario's own remedy.
  public let recording: Recording
  /// Its faults, each with the remedies that left nothing of its kind along its axis.
  public let findings: [Finding]
  /// How badly it flaps.
  public let score: FlapScore
  /// Every other remedy on the same gesture, in the order of `Remedy.all`.
  public let outcomes: [RemedyOutcome]
  /// The remedy with the fewest flaps; among equals the one that flaps least, then the one that brakes least,
  /// then the scenario's own, then the first of `Remedy.all`.
  public let best: RemedyOutcome

  /// The faults that a person sees as a flutter.
  public var flaps: [Finding] { findings.filter(\.isFlap) }
}

/// What a remedy makes of a gesture.
public struct RemedyOutcome: Sendable, Hashable {
  /// The remedy.
  public let remedy: Remedy
  /// The flaps that are left.
  public let flaps: [Finding]
  /// The brakes that it costs.
  public let brakes: [Finding]
  /// How badly the replay flaps.
  public let score: FlapScore

  init(_ remedy: Remedy, _ judgement: Judgement) {
    self.remedy = remedy
    flaps = judgement.flaps
    brakes = judgement.findings.filter { $0.kind == .brake }
    score = judgement.score
  }

  /// The hardest brake, pt/ms; 0 if there is none.
  public var brake: Double { brakes.map(\.magnitude).max() ?? 0 }

  /// Whether this outcome is better than `other`: fewer flaps, then a lower score, then less brake.
  ///
  /// Scores and brakes count in steps of `RemedyOutcome.resolution`, below which nobody sees a difference: a fine
  /// one must not recommend a spring with a velocity in the wrong unit.
  public func isBetter(than other: RemedyOutcome) -> Bool {
    steps.lexicographicallyPrecedes(other.steps)
  }

  /// Points, and pt/ms.
  static let resolution = FlapScore(backwardDistance: 0.5, speedRise: 0.25)

  private var steps: [Double] {
    let resolution = RemedyOutcome.resolution
    return [
      Double(flaps.count), Elementary.floor(score.backwardDistance / resolution.backwardDistance),
      Elementary.floor(score.speedRise / resolution.speedRise),
      Elementary.floor(brake / resolution.speedRise),
    ]
  }
}
