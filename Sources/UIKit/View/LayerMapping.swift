/// From a layer's own coordinates to its superlayer's.
struct LayerMapping {
  /// The anchor point in the layer's coordinates.
  var anchor: CGPoint
  var transform: CATransform3D
  /// The anchor point in the superlayer's coordinates.
  var position: CGPoint

  /// Where a point of the layer's plane is seen from far above, perspective included.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let x = point.x - anchor.x
    let y = point.y - anchor.y
    let t = transform
    guard !CATransform3DIsIdentity(t) else {
      return CGPoint(x: x + position.x, y: y + position.y)
    }
    let depth = t.m14 * x + t.m24 * y + t.m44
    return CGPoint(
      x: (t.m11 * x + t.m21 * y + t.m41) / depth + position.x,
      y: (t.m12 * x + t.m22 * y + t.m42) / depth + position.y)
  }

  /// The point of the layer's plane that is seen at `point`; where the plane is seen from its edge, the anchor's.
  func inverse(_ point: CGPoint) -> CGPoint {
    let x = point.x - position.x
    let y = point.y - position.y
    let t = transform
    guard !CATransform3DIsIdentity(t) else { return CGPoint(x: x + anchor.x, y: y + anchor.y) }
    // x·(m14·u + m24·v + m44) = m11·u + m21·v + m41, and the same for y: two equations for u and v.
    let a = t.m11 - x * t.m14
    let b = t.m21 - x * t.m24
    let c = t.m12 - y * t.m14
    let d = t.m22 - y * t.m24
    let right = CGPoint(x: x * t.m44 - t.m41, y: y * t.m44 - t.m42)
    let determinant = a * d - b * c
    guard determinant != 0 else { return anchor }
    return CGPoint(
      x: (right.x * d - right.y * b) / determinant + anchor.x,
      y: (a * right.y - c * right.x) / determinant + anchor.y)
  }
}

extension CALayer {
  /// A point of this layer in the topmost layer's superlayer.
  func toRoot(_ point: CGPoint) -> CGPoint {
    var (layer, point) = (self, point)
    while let superlayer = layer.superlayer {
      point = layer.geometry.mapping(point)
      layer = superlayer
    }
    return point
  }

  /// A point of the topmost layer in this layer.
  func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return geometry.mapping.inverse(superlayer.fromRoot(point))
  }
}
