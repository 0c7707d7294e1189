/// Two parameters over one another, the others as at one point: where the good values lie.
public struct TuningPlane: Sendable, Hashable {
  /// The variation whose values lie from left to right.
  public let horizontal: Int
  /// The variation whose values lie upward.
  public let vertical: Int
  /// From left to right.
  public let columns: [ParameterValue]
  /// Upward.
  public let rows: [ParameterValue]
  /// What was tried, row by row; nothing where the values cannot be taken together.
  public let trials: [Trial?]

  /// What was tried at a place.
  public subscript(row: Int, column: Int) -> Trial? { trials[row * columns.count + column] }

  /// The least and the largest number of a term of the objective; none if nothing could be tried.
  public func range(of term: Int) -> ClosedRange<Double>? {
    let numbers = trials.compactMap { $0?.score[term] }
    guard let least = numbers.min(), let largest = numbers.max() else { return nil }
    return least...largest
  }
}

extension TuningProblem {
  /// Tries two variations over one another, the others as in `values`.
  ///
  /// - Parameters:
  ///   - horizontal: the variation from left to right.
  ///   - vertical: the variation upward.
  ///   - values: a point, in the order of the variations.
  ///   - most: how many values of each are tried, evenly spaced among its grid's, the first and the last among them.
  ///   - tasks: how many points are in work at a time; the result does not tell.
  public func plane(
    _ horizontal: Int, _ vertical: Int, through values: [ParameterValue], most: Int = 41,
    tasks: Int = 1
  ) async -> TuningPlane {
    let columns = TuningProblem.thinned(variations[horizontal].gridValues, to: most)
    let rows = TuningProblem.thinned(variations[vertical].gridValues, to: most)
    let trials = await OrderedWork.map(rows.count * columns.count, tasks: tasks) { index in
      var point = values
      point[horizontal] = columns[index % columns.count]
      point[vertical] = rows[index / columns.count]
      return trial(point)
    }
    return TuningPlane(
      horizontal: horizontal, vertical: vertical, columns: columns, rows: rows, trials: trials)
  }

  private static func thinned(_ values: [ParameterValue], to most: Int) -> [ParameterValue] {
    guard values.count > most, most > 1 else { return values }
    return (0..<most).map { values[$0 * (values.count - 1) / (most - 1)] }
  }
}
