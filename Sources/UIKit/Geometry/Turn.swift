import ScrollPhysics

/// Sine, cosine and angles that are the same on every machine.
enum Turn {
  /// The sine of an angle in radians.
  static func sin(_ angle: CGFloat) -> Double { Elementary.sin(Double(angle)) }
  /// The cosine of an angle in radians.
  static func cos(_ angle: CGFloat) -> Double { Elementary.cos(Double(angle)) }
}
