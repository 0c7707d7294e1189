// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// A shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scale about zero.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn by `angle` radians about the axis (x, y, z); no turn where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length < .infinity else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(Turn.sin(angle))
  let cosine = CGFloat(Turn.cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: x * x * rest + cosine, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: y * y * rest + cosine, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: z * z * rest + cosine, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// `t` after a shift.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = t
  result.m41 += tx * t.m11 + ty * t.m21 + tz * t.m31
  result.m42 += tx * t.m12 + ty * t.m22 + tz * t.m32
  result.m43 += tx * t.m13 + ty * t.m23 + tz * t.m33
  result.m44 += tx * t.m14 + ty * t.m24 + tz * t.m34
  return result
}

/// `t` after a scale.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(
    m11: sx * t.m11, m12: sx * t.m12, m13: sx * t.m13, m14: sx * t.m14,
    m21: sy * t.m21, m22: sy * t.m22, m23: sy * t.m23, m24: sy * t.m24,
    m31: sz * t.m31, m32: sz * t.m32, m33: sz * t.m33, m34: sz * t.m34,
    m41: t.m41, m42: t.m42, m43: t.m43, m44: t.m44)
}

/// `t` after a turn by `angle` radians about the axis (x, y, z).
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a`, and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = a.rows.map { row in
    b.rows[0] * row.x + b.rows[1] * row.y + b.rows[2] * row.z + b.rows[3] * row.w
  }
  return CATransform3D(rows: rows)
}

/// The map of the plane, in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}
