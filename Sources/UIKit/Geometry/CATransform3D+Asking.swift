// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether both do the same to every point.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether a map of the plane says all of `t`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The map of the plane that `t` is; without meaning where it is none.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The map back; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  guard !CATransform3DIsAffine(t) else {
    return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t).inverted())
  }
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let magnitudes = (column..<4).map { left[$0][column].magnitude }
    let pivot = column + (magnitudes.firstIndex(of: magnitudes.max() ?? 0) ?? 0)
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = 1 / left[column][column]
    left[column] *= factor
    right[column] *= factor
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] -= left[column] * share
      right[row] -= right[column] * share
    }
  }
  return CATransform3D(rows: right)
}

extension CATransform3D {
  /// The four rows.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  /// A map from its four rows.
  init(rows: [SIMD4<Double>]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
  }
}
