/// The functions of analysis that the laws of motion need, with the same bits on every machine.
///
/// The C library's versions differ between systems, and so would recordings. These use only + − × ÷ and
/// the bits of a `Double`, in an order that no compiler may change: nothing is fused, nothing
/// reassociated. Each is within one unit in the last place (ulp) of the correctly rounded value over
/// the domain that it states. NaN gives NaN.
package enum Elementary {
  /// Added to a number of at most 2⁵¹ in magnitude, it leaves the nearest whole number (ties to even)
  /// in the sum's low bits, where `nearest` reads it.
  static let shifter = 0x1.8p52

  /// The whole number nearest to `x`, ties to even, both as a number and as an integer's low bits.
  ///
  /// A library call would do the same ten times slower.
  /// - Precondition: `|x| ≤ 2⁵¹`.
  static func nearest(_ x: Double) -> (whole: Double, bits: Int64) {
    let shifted = x + shifter
    return (shifted - shifter, Int64(bitPattern: shifted.bitPattern &- shifter.bitPattern))
  }
}
