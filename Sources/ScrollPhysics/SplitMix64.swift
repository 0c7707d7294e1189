/// Numbers that look random and are the same for the same seed, everywhere.
///
/// Steele, Lea and Flood's SplitMix64 (*Fast splittable pseudorandom number generators*, 2014), with Vigna's
/// published constants. Not a `RandomNumberGenerator`: how the standard library makes a range or a `Double` of
/// random bits is its own affair, and may change; what this type makes of them is written here.
package struct SplitMix64: Sendable, Hashable {
  private var state: UInt64

  /// Creates the generator that always gives the numbers of `seed`.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number in 0 ..< `bound`, by the remainder: small bounds come out all but evenly.
  ///
  /// - Precondition: `bound` is positive.
  package mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "bound is \(bound), but must be positive")
    return Int(next() % UInt64(bound))
  }

  /// The next number in 0 ..< 1, a multiple of 2⁻⁵³.
  package mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
