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

extension SplitMix64 {
  /// A number in `range`: whole, on thirds, or with all its digits.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    let number = range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
    switch next(below: 3) {
    case 0: return min(max(number.rounded(), range.lowerBound), range.upperBound)
    case 1: return min(max((3 * number).rounded() / 3, range.lowerBound), range.upperBound)
    default: return number
    }
  }

  mutating func nextBool() -> Bool { next() & 1 == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
