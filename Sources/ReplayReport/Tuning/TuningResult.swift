public import ReplayTuning

/// A sweep or a search with what its pictures and texts show of it.
public struct TuningResult: Sendable {
  /// What was asked.
  public let problem: TuningProblem
  /// What was tried.
  public let tuning: Tuning
  /// By variation: the trials along it through the best point.
  public let curves: [[Trial]]
  /// Each pair of variations that have several values, through the best point.
  public let planes: [TuningPlane]

  /// Tries what lies around the best point.
  ///
  /// - Parameters:
  ///   - tuning: what a sweep or a search of `problem` gave.
  ///   - problem: what was asked.
  ///   - tasks: how many points are in work at a time; the result does not tell.
  public init(_ tuning: Tuning, of problem: TuningProblem, tasks: Int = 1) async {
    var curves: [[Trial]] = []
    var planes: [TuningPlane] = []
    if let best = tuning.best {
      for index in problem.variations.indices {
        curves.append(await problem.curve(along: index, through: best.values, tasks: tasks))
      }
      let several = problem.variations.indices.filter { curves[$0].count > 1 }
      for (place, horizontal) in several.enumerated() {
        for vertical in several[(place + 1)...] {
          planes.append(
            await problem.plane(horizontal, vertical, through: best.values, tasks: tasks))
        }
      }
    }
    self.problem = problem
    self.tuning = tuning
    self.curves = curves
    self.planes = planes
  }

  /// The parameters' names.
  package var names: [String] { problem.variations.map(\.parameter.name) }

  /// The terms of the objective as they were asked for, with their units where they are one measure's.
  var terms: [String] {
    problem.objective.terms.map { term in
      guard term.parts.count == 1, term.parts[0].weight == 1, !term.parts[0].measure.unit.isEmpty
      else { return "\(term)" }
      return "\(term), \(term.parts[0].measure.unit)"
    }
  }

  /// Whether a trial is that of the best point.
  func isBest(_ trial: Trial) -> Bool { trial.values == tuning.best?.values }
}
