extension Elementary {
  /// The exponential, e to the power `x`.
  ///
  /// With k the whole number nearest to x/ln 2, eˣ = 2ᵏ·eʳ and |r| ≤ ½ ln 2. ln 2 is taken in two
  /// parts, the first so short that its multiples by k are exact; what it leaves is carried to the end.
  /// eʳ is its Taylor polynomial of degree 13, whose remainder is under 4·10⁻¹⁸.
  ///
  /// Within 1 ulp for every `x`; +∞ above 709.78…, subnormal below −708.39…, 0 below −745.13….
  package static func exp(_ x: Double) -> Double {
    // 2ᵏ has no exponent of its own outside these, and rounds twice below.
    guard x > -708, x < 709 else { return extremeExp(x) }
    let (power, mantissa) = reducedExp(x)
    return mantissa * exponential2(power)
  }

  /// eˣ where the power of two must be split, or where the answer is 0 or ∞.
  private static func extremeExp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let (power, mantissa) = reducedExp(x)
    let half = power / 2
    return mantissa * exponential2(half) * exponential2(power - half)
  }

  /// eˣ as `mantissa`·2^`power`, for −746 ≤ x ≤ 710.
  private static func reducedExp(_ x: Double) -> (power: Int64, mantissa: Double) {
    let (k, power) = nearest(x * 0x1.7154_7652_b82fep+0)
    let high = x - k * 0x1.62e4_2fef_a38p-1
    let low = k * 0x1.ef35_793c_7673p-45
    let r = high - low
    let r2 = r * r
    let r4 = r2 * r2
    // (eʳ − 1 − r)/r², its twelve terms paired so that a processor can work on them side by side.
    let a = (1.0 / 2 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let b = (1.0 / 720 + r * (1.0 / 5_040)) + r2 * (1.0 / 40_320 + r * (1.0 / 362_880))
    let c =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800))
      + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
    let tail = a + r4 * (b + r4 * c)
    return (power, 1 + (high + (r2 * tail - low)))
  }

  /// 2 to the power `k`, for −1022 ≤ k ≤ 1023.
  private static func exponential2(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (k &+ 1023) &<< 52))
  }
}
