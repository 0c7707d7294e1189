import ScrollPhysics

/// A constant as a trace tells it.
public struct Estimate: Sendable, Hashable {
  /// The constant's name.
  public let name: String
  /// The unit of the numbers; empty for a ratio.
  public let unit: String
  /// The best value.
  public let value: Double
  /// Where it lies with a probability of 95 %, as far as pixels and noise tell.
  public let interval: ClosedRange<Double>
  /// What UIKit's is, where there is one.
  public let uikit: Double?
  /// Whether the search ended at the bound of what it looks through: the true value may lie beyond.
  public let isAtBound: Bool
}

/// How well a law fits traces, and with which constants.
public struct LawFit: Sendable, Hashable {
  /// The law.
  public let law: TraceLaw
  /// Its constants, the same in all traces.
  public let estimates: [Estimate]
  /// Where each trace's law comes to rest, points.
  public let rests: [Double]
  /// What is left by trace and sample, points.
  public let residuals: [[Double]]
  /// How many of the residuals are outliers.
  public let outliers: Int
  /// Residuals beyond this are outliers, points.
  let cutoff: Double
  /// The root mean square of the residuals without the outliers, points.
  public let rms: Double
  /// The largest of them.
  public let largest: Double
  /// How many samples are the law's to the pixel.
  public let exact: Int
  /// Akaike's criterion, corrected for few samples, of all but the largest residuals, so that no few samples decide: lower
  /// is likelier, and 10 is a great deal.
  public let criterion: Double

  /// Whether a residual is so large that the fit does not follow it.
  package func isOutlier(_ residual: Double) -> Bool { residual.magnitude > cutoff }

  /// How many samples there are.
  public var count: Int { residuals.reduce(0) { $0 + $1.count } }

  init?(_ law: TraceLaw, _ traces: [FitTrace], _ settings: TraceSettings) {
    let fit = RobustFit(law: law, traces: traces, settings: settings)
    guard let best = fit.run() else { return nil }
    let pixel = 1 / settings.scale
    // Offsets rounded to pixels cannot tell more than a twelfth of a pixel's square.
    let grain = pixel / 12.0.squareRoot()
    let all = best.residuals.flatMap { $0 }
    let cutoff = max(4 * RobustFit.spread(all), 1.5 * pixel)
    let inliers = all.filter { $0.magnitude <= cutoff }
    let constants = law.constants
    let parameters = constants.count + best.factors.reduce(0) { $0 + $1.count }
    let freedom = Double(inliers.count - parameters)
    guard freedom >= 1 else { return nil }
    let squares = inliers.reduce(0) { $0 + $1 * $1 }
    let sigma = max((squares / freedom).squareRoot(), grain) * LawFit.inflation(best.residuals)
    let slopes = fit.slopes(at: best, cutoff)
    let errors = LawFit.errors(slopes, sigma * law.carriedError)
    let quantile = 1.96 + 2.37 / freedom + 2.8 / (freedom * freedom)
    self.law = law
    estimates = constants.indices.map { index in
      law.estimate(index, best.constants, within: quantile * errors[index])
    }
    rests = best.factors.map { law == .offsetAnimation ? $0[0] + $0[1] : $0[0] }
    residuals = best.residuals
    outliers = all.count - inliers.count
    self.cutoff = cutoff
    rms = (squares / Double(inliers.count)).squareRoot()
    largest = inliers.reduce(0) { max($0, $1.magnitude) }
    exact = all.count { $0.magnitude <= pixel / 2 + 1e-6 }
    // Each trace's first sample, as where a frame was lost at the release, and a tenth of all decide nothing.
    let decisive = all.map { $0 * $0 }.sorted().dropLast(traces.count + all.count / 10)
    let samples = Double(decisive.count)
    let spread = max(decisive.reduce(0, +) / samples, grain * grain)
    criterion =
      samples * Elementary.log(spread) + 2 * Double(parameters)
      * (samples / max(1, samples - Double(parameters) - 1))
  }

  /// By how much errors grow because neighbouring residuals are alike, as those of slowly moving pixels are: of *n*
  /// residuals with the correlation ρ from one to the next, only *n*·(1 − ρ)/(1 + ρ) count.
  private static func inflation(_ residuals: [[Double]]) -> Double {
    var (products, squares) = (0.0, 0.0)
    for trace in residuals {
      for (a, b) in zip(trace, trace.dropFirst()) { products += a * b }
      squares += trace.reduce(0) { $0 + $1 * $1 }
    }
    let correlation = squares > 0 ? min(0.9, max(0, products / squares)) : 0
    return ((1 + correlation) / (1 - correlation)).squareRoot()
  }

  /// The standard errors of the constants: the square roots of σ²·(JᵀJ)⁻¹'s diagonal.
  private static func errors(_ slopes: [[Double]], _ sigma: Double) -> [Double] {
    let count = slopes.count
    return (0..<count).map { wanted in
      var matrix = (0..<count).map { i in
        (0..<count).map { j in zip(slopes[i], slopes[j]).reduce(0) { $0 + $1.0 * $1.1 } }
          + [i == wanted ? 1.0 : 0]
      }
      // Scaled, so that constants of different sizes do not look alike.
      let sizes = (0..<count).map { max(matrix[$0][$0].squareRoot(), 1e-300) }
      for i in 0..<count {
        for j in 0..<count { matrix[i][j] /= sizes[i] * sizes[j] }
        matrix[i][count] /= sizes[i]
      }
      guard let column = WeightedFit.solved(&matrix), column[wanted] > 0 else { return 1e9 }
      return sigma * (column[wanted] / sizes[wanted]).squareRoot()
    }
  }
}

extension TraceLaw {
  /// By how much errors grow because the law goes on from what it has rounded: a page motion does, from pixel to pixel (by
  /// simulation).
  fileprivate var carriedError: Double { self == .paging ? 1.5 : 1 }

  /// A constant as people know it, with what an error of the number that is searched for makes of it.
  fileprivate func estimate(_ index: Int, _ best: [Double], within error: Double) -> Estimate {
    let constant = constants[index]
    func told(_ number: Double) -> Double {
      var constants = best
      constants[index] = number
      return self.told(index, constants)
    }
    let (low, high) = (
      told(max(constant.range.lowerBound, best[index] - error)),
      told(min(constant.range.upperBound, best[index] + error))
    )
    return Estimate(
      name: constant.name, unit: constant.unit, value: told(best[index]),
      interval: min(low, high)...max(low, high), uikit: constant.uikit.map(told),
      isAtBound: constant.isAtBound(best[index]))
  }
}

extension RobustFit {
  /// How the residuals within the cutoff change with each constant, the factors following.
  fileprivate func slopes(at best: Outcome, _ cutoff: Double) -> [[Double]] {
    best.constants.indices.map { index in
      let step = best.constants[index] * 1e-4
      let sides = [-step, step].map { change in
        var constants = best.constants
        constants[index] += change
        return outcome(constants, cutoff)?.residuals.flatMap { $0 } ?? []
      }
      guard sides[0].count == sides[1].count else { return [] }
      let kept = best.residuals.flatMap { $0 }.map { $0.magnitude <= cutoff }
      return sides[0].indices.map { kept[$0] ? (sides[1][$0] - sides[0][$0]) / (2 * step) : 0 }
    }
  }
}
