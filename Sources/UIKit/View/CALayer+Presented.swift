/// What is seen of a view in a frame, in the middle of what runs.
struct PresentedGeometry {
  /// The anchor point, the middle as a rule, in the superview, points.
  var center: CGPoint
  /// The size before the transform, points.
  var size: CGSize
  /// Applied about the anchor point.
  var transform3D: CATransform3D
  /// From 0, unseen, to 1, opaque.
  var alpha: CGFloat
}

extension UIView {
  /// What is seen of the view at the scene's time. The recorder of cells asks it.
  var presented: PresentedGeometry {
    let geometry = backing.motions.isEmpty ? backing.geometry : backing.presentedGeometry
    return PresentedGeometry(
      center: geometry.position, size: geometry.bounds.size, transform3D: geometry.transform,
      alpha: geometry.alpha)
  }

  /// Whether fingers pass it by: it is animated, by a block that does not allow touches.
  var isDeaf: Bool {
    backing.motions.contains { motion in
      motion.animation.block?.allowsTouches == false && motion.rest(at: Scene.current.time) < 0
    }
  }
}

extension CALayer {
  /// The geometry that is seen at the scene's time.
  var presentedGeometry: LayerGeometry {
    guard !motions.isEmpty else { return geometry }
    let time = Scene.current.time
    var result = geometry
    let position = presented(
      .position, of: SIMD2(geometry.position.x, geometry.position.y), at: time)
    result.position = CGPoint(x: position.x, y: position.y)
    let size = presented(.size, of: SIMD2(geometry.bounds.width, geometry.bounds.height), at: time)
    result.bounds.size = CGSize(width: size.x, height: size.y)
    result.alpha = presented(.alpha, of: SIMD2(geometry.alpha, 0), at: time).x
    result.transform = presentedTransform(of: geometry.transform, at: time)
    return result
  }

  /// What is seen of a property whose model is `model`.
  func presented(_ property: LayerProperty, of model: SIMD2<Double>, at time: Int64)
    -> SIMD2<Double>
  {
    var seen = model
    for motion in motions where motion.property == property {
      seen += motion.rest(at: time) * motion.way
    }
    return seen
  }

  /// What is seen of the transform whose model is `model`.
  func presentedTransform(of model: CATransform3D, at time: Int64) -> CATransform3D {
    guard let motion = motions.last(where: { $0.property == .transform }) else { return model }
    return motion.oldTransform.blended(to: model, rest: motion.rest(at: time))
  }
}
