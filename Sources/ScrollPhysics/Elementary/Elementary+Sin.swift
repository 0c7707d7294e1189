extension Elementary {
  /// The sine of `x` radians.
  ///
  /// Within 1 ulp for |x| ≤ 2²⁰, and exactly odd. Up to 2⁵² it is the sine of an angle at most an ulp
  /// of `x` away; from there on, infinities included, an angle has no meaning and counts as 0.
  package static func sin(_ x: Double) -> Double {
    let quadrant = quadrant(x)
    let value = quadrant.turns & 1 == 0 ? sine(quadrant) : cosine(quadrant)
    return quadrant.turns & 2 == 0 ? value : -value
  }

  /// The sine of the angle that is left of a quadrant.
  ///
  /// Its Taylor polynomial of degree 17, remainder under 10⁻¹⁹. The rest of the angle
  /// adds rest·cos(angle) ≈ rest·(1 − angle²/2).
  static func sine(_ quadrant: Quadrant) -> Double {
    let x = quadrant.angle
    // Also keeps the sign of −0.
    guard x.magnitude > 0x1p-27 else { return x }
    let z = x * x
    let z2 = z * z
    let a = (-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880))
    let b =
      (-1.0 / 39_916_800 + z * (1.0 / 6_227_020_800))
      + z2 * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000))
    return x + (z * x * (a + z2 * z2 * b) + (quadrant.rest - 0.5 * z * quadrant.rest))
  }
}
