package import ScrollPhysics

/// The velocity that Android and Flutter read from touches: the slope, at the newest sample, of the parabola that
/// fits the last 100 ms best (PHYSICS §8.5, grade B: 26 published answers to 1e−10, 18 within 4e−4).
///
/// For comparing with published velocities; UIKit's own reading is `PanVelocity`. Feed it the touch-down and every move, never
/// the touch-up. Unlike there it is the finger's velocity that comes out, as other systems publish it.
package struct LeastSquaresVelocity: Sendable, Hashable {
  /// A sample older than the newest by more than this does not count, milliseconds.
  package static let horizon = 100.0
  /// Nor does what lies before a gap longer than this, milliseconds.
  package static let longestGap = 40.0
  /// No more than this many samples count.
  package static let capacity = 20
  /// A column of the fit shorter than this has no direction: the times hold no parabola.
  private static let leastLength = 1e-6

  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    let position: Vector
    let time: Int64
  }

  /// Starts a history at the touch-down.
  ///
  /// - Parameters:
  ///   - position: the finger's, in any unit: the velocity comes in that unit a millisecond.
  ///   - time: nanoseconds on the touches' own clock.
  package init(at position: Vector, time: Int64) {
    samples = [Sample(position: position, time: time)]
  }

  /// Takes a touch that moved; of two at one time the later counts.
  package mutating func move(to position: Vector, time: Int64) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == LeastSquaresVelocity.capacity { samples.removeFirst() }
    samples.append(Sample(position: position, time: time))
  }

  /// The finger's velocity; zero while fewer than three samples count.
  package var velocity: Vector {
    guard let newest = samples.last else { return .zero }
    let window = window(upTo: newest)
    guard window.count >= 3 else { return .zero }
    let ages = window.map { Double($0.time - newest.time) / 1e6 }
    func slope(_ axis: Axis) -> Double {
      LeastSquaresVelocity.slope(
        ages, window.map { $0.position[axis] - newest.position[axis] })
    }
    return Vector(x: slope(.horizontal), y: slope(.vertical))
  }

  private func window(upTo newest: Sample) -> ArraySlice<Sample> {
    var start = samples.count - 1
    while start > 0 {
      let older = samples[start - 1].time
      guard Double(newest.time - older) / 1e6 <= LeastSquaresVelocity.horizon,
        Double(samples[start].time - older) / 1e6 <= LeastSquaresVelocity.longestGap
      else { break }
      start -= 1
    }
    return samples[start...]
  }

  /// The slope at age 0 of the parabola through `(ages, values)`, by orthogonal columns 1, age and age² (Gram and
  /// Schmidt), which loses no digits to the normal equations.
  private static func slope(_ ages: [Double], _ values: [Double]) -> Double {
    let line = centered(ages)
    let lineLength = dot(line, line)
    guard lineLength.squareRoot() >= leastLength else { return 0 }
    let square = centered(ages.map { $0 * $0 })
    let along = dot(square, line) / lineLength
    let curve = zip(square, line).map { $0 - along * $1 }
    let curveLength = dot(curve, curve)
    guard curveLength.squareRoot() >= leastLength else { return 0 }
    return dot(line, values) / lineLength - along * dot(curve, values) / curveLength
  }

  private static func centered(_ column: [Double]) -> [Double] {
    let mean = column.reduce(0, +) / Double(column.count)
    return column.map { $0 - mean }
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
