/// One thing to time: what it is called, what a run must come to, and what it may cost.
struct Benchmark {
  /// What is timed.
  let name: String
  /// What one item is: a step, a frame, a replay.
  let item: String
  /// The checksum of a run, known beforehand: a benchmark that computes something else measures something else.
  let expected: UInt64
  /// The hand-written loop that is timed right before it, round by round, for the ratio.
  var beside: String?
  /// What is copied plainly right before it, instead of such a loop, where it reads or writes these bytes.
  var copies: [UInt8]?
  /// What it has to keep; nothing where it only serves as a measure.
  var budget: Budget?
  /// Does one run, which is timed; answers how many items it did.
  let run: () -> Int
  /// What the last run came to; not timed.
  let checksum: () -> UInt64
}

/// What a benchmark has to keep.
enum Budget {
  /// So many nanoseconds an item, in the quickest round: what the code takes where nothing disturbs it.
  case nanoseconds(Double)
  /// So many times the loop beside it, in the median round: noise takes both alike.
  case ratio(Double)
}

/// Something to count rather than to time, so that once is enough.
struct Tally {
  /// What is counted.
  let name: String
  /// What one item is.
  let item: String
  /// What is counted, in the plural.
  let unit: String
  /// How many there may be an item.
  let limit: Double
  /// Counts; answers how many there are an item.
  let count: () -> Double
}

extension Benchmark {
  /// One run under a name of its own, which a profiler can tell from all that comes before: `.ci/instructions` counts
  /// what happens in here.
  @inline(never)
  func measuredRun() -> Int { run() }
}

/// Keeps the optimiser from seeing through a value.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
