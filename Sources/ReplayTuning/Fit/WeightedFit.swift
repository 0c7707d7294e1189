import ScrollPhysics

/// Least squares for the factors of a few curves, by the normal equations.
enum WeightedFit {
  /// The factors under which the curves' sum is nearest to `values`; none where the curves are too alike to tell.
  static func factors(
    _ curves: [[Double]], _ values: [Double], weights: [Double]
  ) -> [Double]? {
    let count = curves.first?.count ?? 0
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for (row, curve) in curves.enumerated() where weights[row] > 0 {
      for i in 0..<count {
        for j in 0..<count { matrix[i][j] += weights[row] * curve[i] * curve[j] }
        matrix[i][count] += weights[row] * curve[i] * values[row]
      }
    }
    return solved(&matrix)
  }

  /// Gauss's elimination with the largest pivot first; the last column is the right side.
  static func solved(_ matrix: inout [[Double]]) -> [Double]? {
    let count = matrix.count
    for column in 0..<count {
      let pivot = (column..<count).max {
        matrix[$0][column].magnitude < matrix[$1][column].magnitude
      }
      guard let pivot, matrix[pivot][column].magnitude > 1e-14 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for place in column...count { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
