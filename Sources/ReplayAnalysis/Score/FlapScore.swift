/// How badly content flaps after its releases: first how far it goes back, then how hard it is kicked.
public struct FlapScore: Sendable, Hashable, Comparable {
  /// All motion against the direction of travel, outside bounces and overshoots, points.
  public var backwardDistance: Double
  /// The largest rise of speed at a hand-over, pt/ms.
  public var speedRise: Double

  /// Creates a score.
  public init(backwardDistance: Double, speedRise: Double) {
    self.backwardDistance = backwardDistance
    self.speedRise = speedRise
  }

  /// The score of motion that never flaps.
  public static let zero = FlapScore(backwardDistance: 0, speedRise: 0)

  /// Whether `a` flaps less than `b`.
  public static func < (a: FlapScore, b: FlapScore) -> Bool {
    (a.backwardDistance, a.speedRise) < (b.backwardDistance, b.speedRise)
  }
}

extension Observation {
  /// The score of the whole recording.
  func score() -> FlapScore {
    FlapScore(
      backwardDistance: turnings.reduce(0) { $0 + $1.distance },
      speedRise: handOvers.reduce(0) { largest, handOver in
        let rise = handOver.rise(thresholds.signSpeed)
        // A start velocity handed on through a division comes back a few ulps off.
        return rise > 1e-9 ? max(largest, rise) : largest
      })
  }
}
