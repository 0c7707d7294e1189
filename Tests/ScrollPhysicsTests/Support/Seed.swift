import ScrollPhysics
import Testing

/// The seed of one random test case: a failure prints it, and `Seed(…)` alone replays the case.
struct Seed: Sendable, Hashable, CustomTestStringConvertible {
  /// What the case's random numbers start from.
  let value: UInt64

  init(_ value: UInt64) {
    self.value = value
  }

  /// The seeds that every run tries.
  static let smoke = (1...100).map { Seed(UInt64($0)) }

  /// The random numbers of this case.
  var numbers: SplitMix64 { SplitMix64(seed: value) }

  var testDescription: String { "Seed(\(value))" }
}
