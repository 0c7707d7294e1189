import ScrollPhysics

/// A law fitted to traces: constants in common, and for each trace the factors of the law's curves.
///
/// Golub and Pereyra's variable projection (*The differentiation of pseudo-inverses and nonlinear least squares problems
/// whose variables separate*, 1973): the factors, and with them any shift in time, follow from the constants by linear
/// least squares; a grid and a compass search are left with one constant or two. Residuals beyond a cutoff count as if
/// they lay on it, so that outliers and frames that were logged late do not pull.
struct RobustFit {
  let law: TraceLaw
  let traces: [FitTrace]
  let settings: TraceSettings

  /// What some constants leave of the traces.
  struct Outcome {
    let constants: [Double]
    /// By trace and sample, points.
    let residuals: [[Double]]
    /// The curves' factors, by trace.
    let factors: [[Double]]
    let cost: Double
  }

  /// The best constants; none if no constants give the law's curves.
  func run() -> Outcome? {
    let range = traces.map { $0.way }.max() ?? 0
    guard let rough = minimum(cutoff: max(range / 10, 2 / settings.scale), from: nil) else {
      return nil
    }
    let cutoff = max(4 * RobustFit.spread(rough.residuals.flatMap { $0 }), 2 / settings.scale)
    return minimum(cutoff: cutoff, from: rough.constants)
  }

  /// A law that the trace does not follow may have a valley without a bottom.
  private static let mostRounds = 200

  /// The usual size of residuals: 1.4826 times the median of their magnitudes.
  static func spread(_ residuals: [Double]) -> Double {
    let sorted = residuals.map(\.magnitude).sorted()
    return sorted.isEmpty ? 0 : 1.4826 * sorted[sorted.count / 2]
  }

  private func minimum(cutoff: Double, from start: [Double]?) -> Outcome? {
    var best = start.flatMap { outcome($0, cutoff) }
    if best == nil {
      for constants in grid {
        if let next = outcome(constants, cutoff), next.cost < best?.cost ?? .infinity {
          best = next
        }
      }
    }
    guard var best else { return nil }
    var step = 0.1
    var rounds = 0
    while step > 1e-8, rounds < RobustFit.mostRounds {
      rounds += 1
      var isBetter = false
      for place in law.constants.indices {
        for factor in [1 + step, 1 / (1 + step)] {
          var constants = best.constants
          let range = law.constants[place].range
          constants[place] = min(range.upperBound, max(range.lowerBound, constants[place] * factor))
          if let next = outcome(constants, cutoff), next.cost < best.cost {
            best = next
            isBetter = true
          }
        }
      }
      if !isBetter { step /= 2 }
    }
    return best
  }

  /// Constants spread evenly by their logarithms.
  private var grid: [[Double]] {
    let count = law.constants.count == 1 ? 60 : 20
    let axes = law.constants.map { constant in
      let low = Elementary.log(constant.range.lowerBound)
      let high = Elementary.log(constant.range.upperBound)
      return (0..<count).map {
        Elementary.exp(low + (high - low) * Double($0) / Double(count - 1))
      }
    }
    return axes.reduce([[]]) { points, axis in points.flatMap { point in axis.map { point + [$0] } }
    }
  }

  /// What `constants` leave, with residuals beyond `cutoff` cut off.
  func outcome(_ constants: [Double], _ cutoff: Double) -> Outcome? {
    var (residuals, factors): ([[Double]], [[Double]]) = ([], [])
    var cost = 0.0
    for trace in traces {
      let curves = trace.times.map { law.curves($0, constants, settings) }
      var weights = trace.offsets.map { trace.reach.contains($0) ? 1.0 : 0 }
      var left = weights
      var own: [Double] = []
      for round in 0..<4 {
        guard let fitted = WeightedFit.factors(curves, trace.offsets, weights: weights) else {
          return nil
        }
        own = fitted
        for index in curves.indices {
          left[index] =
            trace.offsets[index] - zip(curves[index], own).reduce(0) { $0 + $1.0 * $1.1 }
        }
        if round < 3 {
          weights = left.map {
            $0.magnitude <= cutoff ? 1 : round < 2 ? cutoff / $0.magnitude : 0
          }
        }
      }
      residuals.append(left)
      factors.append(own)
      cost += left.reduce(0) { $0 + min($1 * $1, cutoff * cutoff) }
    }
    return Outcome(constants: constants, residuals: residuals, factors: factors, cost: cost)
  }
}
