extension Elementary {
  /// An angle as a number of right angles and what is left of it, at most π/4 either way.
  struct Quadrant {
    /// The number of right angles: its two low bits count.
    var turns: Int64
    /// What is left.
    var angle: Double
    /// What `angle` lost by rounding.
    var rest: Double
  }

  /// The largest angle that is reduced as if π had no end.
  static let sharpAngles = 0x1p20
  /// From here on neighbouring numbers are a radian apart.
  static let meaninglessAngles = 0x1p52

  /// Takes the right angles off `x`.
  ///
  /// Up to 2²⁰, π/2 is taken in four parts: 33 bits each in the first three, so that their multiples
  /// are exact, and each difference's rounding error is kept. Even beside a multiple of π/2, where all
  /// of the first parts cancel, more than 60 bits are left.
  static func quadrant(_ x: Double) -> Quadrant {
    guard x.magnitude <= sharpAngles else { return bluntQuadrant(x) }
    let (n, turns) = nearest(x * 0x1.45f3_06dc_9c883p-1)
    let first = x - n * 0x1.921f_b544p+0
    let (second, lost) = difference(first, n * 0x1.0b46_11a6p-34)
    let (third, lostMore) = difference(second, n * 0x1.3198_a2ep-69)
    let small = lost + (lostMore - n * 0x1.b839_a252_049c1p-104)
    let angle = third + small
    return Quadrant(turns: turns, angle: angle, rest: (third - angle) + small)
  }

  /// Takes whole turns off a large angle, then its right angles.
  private static func bluntQuadrant(_ x: Double) -> Quadrant {
    if x.isNaN { return Quadrant(turns: 0, angle: x, rest: 0) }
    guard x.magnitude < meaninglessAngles else { return Quadrant(turns: 0, angle: 0, rest: 0) }
    let (n, _) = nearest(x * 0x1.45f3_06dc_9c883p-3)
    let left = (x - n * 0x1.921f_b544_42d18p+2) - n * 0x1.1a62_6331_45c07p-52
    // Rounding may leave a whole radian too much of an angle near 2⁵².
    return quadrant(left)
  }

  /// `a − b`, and what its rounding lost.
  private static func difference(_ a: Double, _ b: Double) -> (Double, lost: Double) {
    let difference = a - b
    let taken = a - difference
    return (difference, (a - (difference + taken)) + (taken - b))
  }
}
