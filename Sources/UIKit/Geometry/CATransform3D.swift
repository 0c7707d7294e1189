/// A linear map of space with perspective.
///
/// A point (x, y, z, 1), read as a row, is multiplied from the left and divided by its fourth coordinate.
public struct CATransform3D: Sendable, Hashable {
  /// The first row's first number: how much of x goes into the new x.
  public var m11: CGFloat
  /// The first row's second number.
  public var m12: CGFloat
  /// The first row's third number.
  public var m13: CGFloat
  /// The first row's fourth number.
  public var m14: CGFloat
  /// The second row's first number.
  public var m21: CGFloat
  /// The second row's second number: how much of y goes into the new y.
  public var m22: CGFloat
  /// The second row's third number.
  public var m23: CGFloat
  /// The second row's fourth number.
  public var m24: CGFloat
  /// The third row's first number.
  public var m31: CGFloat
  /// The third row's second number.
  public var m32: CGFloat
  /// The third row's third number.
  public var m33: CGFloat
  /// The perspective: −1 over the eye's distance in points.
  public var m34: CGFloat
  /// The shift along x, points.
  public var m41: CGFloat
  /// The shift along y, points.
  public var m42: CGFloat
  /// The shift along z, points.
  public var m43: CGFloat
  /// What everything is divided by.
  public var m44: CGFloat

  /// Creates a map of sixteen zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a map from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}
