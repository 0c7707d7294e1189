extension Elementary {
  /// The natural logarithm.
  ///
  /// With x = 2ᵏ·m and m from √½ to √2, ln x = k·ln 2 + ln m. For f = m − 1 and s = f/(2 + f),
  ///
  ///     ln m = 2·artanh s = 2s + s·R,  R = ⅔s² + ⅖s⁴ + …
  ///          = f − (f²/2 − s·(f²/2 + R)),  as 2s = f − s·f and s·f = f²/2 − s·f²/2
  ///
  /// where f is exact, so only the last subtraction's rounding counts. R has ten terms; the rest is
  /// under 10⁻¹⁶ of it. ln 2 is taken in two parts, of which k times the first is exact.
  ///
  /// Within 1 ulp for every positive `x`, subnormals too; −∞ at 0, NaN below.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      return x == 0 ? -.infinity : x < 0 ? .nan : x
    }
    // A subnormal is first made normal by a factor of 2⁵⁴.
    let isTiny = x < 0x1p-1022
    let bits = Int64(bitPattern: (isTiny ? x * 0x1p54 : x).bitPattern)
    // Taking √½ off the bits turns the exponent's step from 1 to √½.
    let rootHalf: Int64 = 0x3fe6_a09e_667f_3bcd
    let power = (bits &- rootHalf) &>> 52
    let f = Double(bitPattern: UInt64(bitPattern: bits &- (power &<< 52))) - 1
    let k = Double(isTiny ? power - 54 : power)

    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    let a = (2.0 / 3 + z * (2.0 / 5)) + z2 * (2.0 / 7 + z * (2.0 / 9))
    let b = (2.0 / 11 + z * (2.0 / 13)) + z2 * (2.0 / 15 + z * (2.0 / 17))
    let c = 2.0 / 19 + z * (2.0 / 21)
    let rest = z * (a + z4 * (b + z4 * c))
    let half = 0.5 * f * f
    let low = k * 0x1.ef35_793c_7673p-45
    return k * 0x1.62e4_2fef_a38p-1 - ((half - (s * (half + rest) + low)) - f)
  }
}
