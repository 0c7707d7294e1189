package import ScrollPhysics

/// The seed of one random test case: a failure prints it, and `Seed(…)` alone replays the case.
package struct Seed: Sendable, Hashable, CustomStringConvertible {
  /// What the case's random numbers start from.
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// The first `count` seeds, which every run tries.
  package static func first(_ count: Int) -> [Seed] { (1...count).map { Seed(UInt64($0)) } }

  /// The random numbers of this case.
  package var numbers: SplitMix64 { SplitMix64(seed: value) }

  package var description: String { "Seed(\(value))" }
}

extension SplitMix64 {
  /// A number in `range`.
  package mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }

  /// A whole number in `range`.
  package mutating func nextWhole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + next(below: range.count))
  }

  /// Whether something that happens once in `count` times happens.
  package mutating func once(in count: Int) -> Bool { next(below: count) == 0 }

  /// One of `elements`.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
