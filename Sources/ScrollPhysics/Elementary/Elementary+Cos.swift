extension Elementary {
  /// The cosine of `x` radians.
  ///
  /// Within 1 ulp for |x| ≤ 2²⁰, and exactly even. Up to 2⁵² it is the cosine of an angle at most an
  /// ulp of `x` away; from there on, infinities included, an angle has no meaning and counts as 0.
  package static func cos(_ x: Double) -> Double {
    let quadrant = quadrant(x)
    let value = quadrant.turns & 1 == 0 ? cosine(quadrant) : sine(quadrant)
    return (quadrant.turns &+ 1) & 2 == 0 ? value : -value
  }

  /// The cosine of the angle that is left of a quadrant.
  ///
  /// Its Taylor polynomial of degree 16, remainder under 3·10⁻¹⁸. The subtraction 1 − x²/2 is the one
  /// that rounds coarsely, so its error is added back; the rest of the angle takes off
  /// rest·sin(angle) ≈ rest·angle.
  static func cosine(_ quadrant: Quadrant) -> Double {
    let x = quadrant.angle
    let z = x * x
    let z2 = z * z
    let a = (1.0 / 24 + z * (-1.0 / 720)) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800))
    let b =
      (1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200)) + z2 * (1.0 / 20_922_789_888_000)
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z2 * (a + z2 * z2 * b) - x * quadrant.rest))
  }
}
