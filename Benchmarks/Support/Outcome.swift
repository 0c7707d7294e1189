/// What became of a benchmark or a tally.
struct Outcome {
  let name: String
  /// What one item is.
  let item: String
  /// Whether a run came to its checksum; `nil` where there is none.
  var isRight: Bool?
  /// What it came to.
  var checksum: UInt64?
  /// How many items a run does; `nil` where it is timed or counted.
  var items: Int?
  /// Nanoseconds an item; `nil` in a dry run and where nothing is timed.
  var timing: Timing?
  /// How many times the loop beside it took, in the median round.
  var ratio: Double?
  /// The budget, if it has one and was measured.
  var limit: Limit?

  /// How much is read or written, where an item is a byte: megabytes a second.
  var megabytes: Double? { item == "byte" ? timing.map { 1000 / $0.minimum } : nil }

  /// Whether all that is asked of it is so.
  var isFine: Bool { isRight != false && limit?.isMet != false }

  /// A budget beside what was measured.
  struct Limit {
    let measured: Double
    let limit: Double
    /// Of both.
    let unit: String

    var isMet: Bool { measured <= limit }
  }
}

extension Outcome {
  /// The result of a benchmark.
  init(
    _ benchmark: Benchmark, checksum: UInt64, items: Int? = nil, timing: Timing?, ratio: Timing?
  ) {
    self.init(
      name: benchmark.name, item: benchmark.item, isRight: checksum == benchmark.expected,
      checksum: checksum, items: items, timing: timing, ratio: ratio?.median)
    switch benchmark.budget {
    case .nanoseconds(let limit)?:
      self.limit = timing.map { Limit(measured: $0.minimum, limit: limit, unit: "ns") }
    case .ratio(let limit)?:
      self.limit = ratio.map { Limit(measured: $0.median, limit: limit, unit: "times") }
    case nil: break
    }
  }

  /// The result of a tally.
  init(_ tally: Tally) {
    self.init(
      name: tally.name, item: tally.item,
      limit: Limit(measured: tally.count(), limit: tally.limit, unit: tally.unit))
  }
}
