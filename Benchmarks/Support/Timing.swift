/// The times of a benchmark's rounds, nanoseconds an item.
struct Timing {
  private let sorted: [Double]

  /// Takes the times of one round at least.
  init(_ times: [Double]) { sorted = times.sorted() }

  /// The quickest round.
  var minimum: Double { sorted[0] }
  /// The round in the middle.
  var median: Double { sorted[sorted.count / 2] }
  /// How far apart the quarter points lie, as a share of the median.
  var spread: Double { (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median }
}
