extension CATransform3D {
  /// The transform on the way from this one to `target`, of which `rest` is left: −1 is here, 0 there.
  ///
  /// In the plane, scale, slant, turn and shift go each for itself, the turn the short way, so that a turning view
  /// keeps its size; in space and with perspective, the sixteen numbers do (D).
  func blended(to target: CATransform3D, rest: Double) -> CATransform3D {
    guard rest != 0 else { return target }
    guard rest != -1 else { return self }
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(target) else {
      let pairs = zip(rows, target.rows)
      return CATransform3D(rows: pairs.map { old, new in new + (new - old) * rest })
    }
    let old = PlaneParts(CATransform3DGetAffineTransform(self))
    var new = PlaneParts(CATransform3DGetAffineTransform(target))
    if new.angle - old.angle > .pi { new.angle -= 2 * .pi }
    if new.angle - old.angle < -.pi { new.angle += 2 * .pi }
    return CATransform3DMakeAffineTransform(old.blended(to: new, rest: rest).transform)
  }
}

/// A map of the plane in parts that people think in.
private struct PlaneParts {
  var angle: Double
  var scale: SIMD2<Double>
  /// How much of x is added to y before scale and turn.
  var slant: Double
  var shift: SIMD2<Double>

  init(_ t: CGAffineTransform) {
    shift = SIMD2(t.tx, t.ty)
    let width = (t.a * t.a + t.b * t.b).squareRoot()
    let determinant = t.a * t.d - t.b * t.c
    guard width > 0 else {
      // The x axis is lost: what is left is the y axis, a quarter turn farther.
      let height = (t.c * t.c + t.d * t.d).squareRoot()
      angle = height > 0 ? Turn.angle(t.d, -t.c) : 0
      scale = SIMD2(0, height)
      slant = 0
      return
    }
    // A mirror turns over the axis that has less of its own direction left.
    let side: Double = determinant < 0 && t.a < t.d ? -1 : 1
    angle = Turn.angle(side * t.a, side * t.b)
    scale = SIMD2(side * width, determinant / (side * width))
    slant = (t.a * t.c + t.b * t.d) / (width * width)
  }

  private init(angle: Double, scale: SIMD2<Double>, slant: Double, shift: SIMD2<Double>) {
    (self.angle, self.scale, self.slant, self.shift) = (angle, scale, slant, shift)
  }

  func blended(to new: PlaneParts, rest: Double) -> PlaneParts {
    PlaneParts(
      angle: new.angle + rest * (new.angle - angle),
      scale: new.scale + rest * (new.scale - scale),
      slant: new.slant + rest * (new.slant - slant),
      shift: new.shift + rest * (new.shift - shift))
  }

  /// The map that the parts make.
  var transform: CGAffineTransform {
    let (sine, cosine) = angle == 0 ? (0, 1) : (Turn.sin(angle), Turn.cos(angle))
    let (a, b) = (scale.x * cosine, scale.x * sine)
    return CGAffineTransform(
      a: a, b: b, c: slant * a - scale.y * sine, d: slant * b + scale.y * cosine, tx: shift.x,
      ty: shift.y)
  }
}
