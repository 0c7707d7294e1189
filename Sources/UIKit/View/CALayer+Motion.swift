/// What of a layer moves.
enum LayerProperty {
  case position
  case size
  case alpha
}

/// A way from an old value to the one that the layer has now.
struct LayerMotion {
  /// What moves.
  var property: LayerProperty
}

extension CALayer {
  /// Notes that a property has a new value.
  func didChange(_ property: LayerProperty, from old: SIMD2<Double>, to new: SIMD2<Double>) {}
  /// Notes that the transform has a new value.
  func didTransform(from old: CATransform3D) {}
  /// Sets the opacity without its loss of digits.
  func setAlpha(_ alpha: CGFloat) {
    let old = geometry.alpha
    let new = min(max(alpha, 0), 1)
    guard old != new else { return }
    geometry.alpha = new
    didChange(.alpha, from: SIMD2(old, 0), to: SIMD2(new, 0))
  }
  /// Ends what runs.
  func cutMotions() { motions.removeAll() }
  /// The names of what runs.
  var runningKeys: [String]? { nil }
  /// The geometry that is seen now.
  var presentedGeometry: LayerGeometry { geometry }
  /// Begins an animation of the app's own.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    explicitAnimations.append((key, animation))
  }
}
