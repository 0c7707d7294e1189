import ScrollPhysics

/// Sine, cosine and angles that are the same on every machine.
enum Turn {
  /// The sine of an angle in radians.
  static func sin(_ angle: CGFloat) -> Double { Elementary.sin(Double(angle)) }
  /// The cosine of an angle in radians.
  static func cos(_ angle: CGFloat) -> Double { Elementary.cos(Double(angle)) }

  /// The angle of the direction (x, y), in −π…π; 0 where there is no direction.
  ///
  /// By Newton's method from the quadrant's diagonal: the angle's error e becomes e − sin e, so that six steps from
  /// π/4 leave nothing.
  static func angle(_ x: CGFloat, _ y: CGFloat) -> Double {
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length < .infinity else { return 0 }
    if y == 0 { return x > 0 ? 0 : .pi }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    let (x, y) = (Double(x / length), Double(y / length))
    var angle = (x > 0 ? 0.25 : 0.75) * .pi * (y > 0 ? 1 : -1)
    for _ in 0..<6 { angle += y * Elementary.cos(angle) - x * Elementary.sin(angle) }
    return angle
  }
}
