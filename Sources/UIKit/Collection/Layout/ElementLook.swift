/// Where and how an element is shown.
struct ElementLook: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// What the transform does to the plane.
  var transform = CGAffineTransform.identity
  /// The transform in space, where `transform` does not say all; apart, for few have one and it is large.
  private var spatial: SpatialTransform?
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false

  /// Takes a transform of the plane.
  mutating func set(_ transform: CGAffineTransform) {
    self.transform = transform
    spatial = nil
  }

  /// Takes a transform in space.
  mutating func set(_ transform: CATransform3D) {
    self.transform = CATransform3DGetAffineTransform(transform)
    spatial = CATransform3DIsAffine(transform) ? nil : SpatialTransform(transform)
  }

  /// The transform in space, where `transform` does not say all.
  var space: CATransform3D? { spatial?.transform }

  /// Whether there is one.
  var isSpatial: Bool { spatial != nil }

  /// The rectangle without the transform.
  var upright: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isUpright: Bool { !isSpatial && transform.isIdentity }

  /// The smallest upright rectangle around the transformed element.
  var frame: CGRect { isUpright ? upright : geometry.frame }

  /// The same, moved and sized so that its frame is `frame`.
  func moved(to frame: CGRect) -> ElementLook {
    var result = self
    if isUpright {
      result.center = CGPoint(
        x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
      result.size = frame.size
    } else {
      let moved = geometry.moved(to: frame)
      result.center = moved.position
      result.size = moved.bounds.size
    }
    return result
  }

  private var geometry: LayerGeometry {
    var geometry = LayerGeometry()
    geometry.bounds.size = size
    geometry.position = center
    geometry.transform = space ?? CATransform3DMakeAffineTransform(transform)
    return geometry
  }

  /// Whether every number is one.
  var isFinite: Bool {
    let plane = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    return (center.x + center.y + size.width + size.height + alpha + plane).isFinite
      && spatial?.transform.isFinite != false
  }
}

/// A transform in space that many looks may share.
private final class SpatialTransform: Equatable {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }

  static func == (one: SpatialTransform, other: SpatialTransform) -> Bool {
    one.transform == other.transform
  }
}

extension CATransform3D {
  /// Whether every number is one.
  var isFinite: Bool {
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24).isFinite
      && (m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
  }
}
