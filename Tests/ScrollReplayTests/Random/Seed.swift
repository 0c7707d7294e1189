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
  static let smoke = (1...200).map { Seed(UInt64($0)) }

  /// The random numbers of this case.
  var numbers: SplitMix64 { SplitMix64(seed: value) }

  var testDescription: String { "Seed(\(value))" }
}

extension SplitMix64 {
  /// A number in `range`.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }

  /// A whole number in `range`.
  mutating func nextWhole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + next(below: range.count))
  }

  /// Whether something that happens once in `count` times happens.
  mutating func once(in count: Int) -> Bool { next(below: count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
