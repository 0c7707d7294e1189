/// One thing to time: what it is called, how much of it one run does, and what the run must come to.
struct Benchmark {
  /// What is timed.
  let name: String
  /// What one item is: a step, a frame, a replay.
  let item: String
  /// What the median may be; nothing where it only serves as a measure.
  var budget: Budget?
  /// The run's result, known beforehand: a benchmark that computes something else measures something else.
  let checksum: UInt64
  /// Does one run; answers how many items it did, and its checksum.
  let body: () -> (items: Int, checksum: UInt64)
}

/// What a benchmark has to keep.
enum Budget {
  /// So many nanoseconds an item at most.
  case nanoseconds(Double)
  /// So many times the named benchmark's median at most.
  case ratio(Double, to: String)
}

/// The times of a benchmark's runs, nanoseconds an item.
struct Timing {
  let minimum: Double
  let median: Double
  let maximum: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    minimum = sorted[0]
    median = sorted[sorted.count / 2]
    maximum = sorted[sorted.count - 1]
  }
}

/// Keeps the optimiser from seeing through a value.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
