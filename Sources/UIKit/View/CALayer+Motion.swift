/// What of a layer moves.
enum LayerProperty {
  case position
  case size
  case alpha
  case transform
}

/// A way from an old value to the one that the layer has now, or had until the next way was added.
struct LayerMotion {
  /// What moves.
  var property: LayerProperty
  /// The new value less the old; for a transform nothing.
  var way = SIMD2<Double>()
  /// What was seen of the transform before.
  var oldTransform = CATransform3DIdentity
  /// How it goes, and whose part it is.
  var animation: ViewAnimation

  /// What is left of the way, negative: from −1 to 0.
  @MainActor
  func rest(at time: Int64) -> Double { animation.block?.rest(of: animation, at: time) ?? 0 }
}

extension LayerGeometry {
  /// The numbers of a property that ways are counted in; a transform has none.
  func numbers(of property: LayerProperty) -> SIMD2<Double> {
    switch property {
    case .position: SIMD2(position.x, position.y)
    case .size: SIMD2(bounds.width, bounds.height)
    case .alpha: SIMD2(alpha, 0)
    case .transform: SIMD2()
    }
  }
}

extension CALayer {
  /// Changes a property: in a `UIView.animate` block what is seen goes to the new value along its curve, elsewhere at
  /// once.
  ///
  /// Ways add up, as UIKit's do since iOS 8 (C): a second block while a first still runs does not stop what is seen.
  /// Those of the transform do not, there the new one starts from what is seen.
  func change(_ property: LayerProperty, _ body: (inout LayerGeometry) -> Void) {
    let animation = viewAnimation
    guard animation != nil || !motions.isEmpty else { return body(&geometry) }
    let old = geometry
    body(&geometry)
    guard let animation, let block = animation.block else { return cutMotions(of: property) }
    let way = geometry.numbers(of: property) - old.numbers(of: property)
    guard property == .transform || way != SIMD2() else { return }
    add(way, of: property, from: old, animation)
    block.begin(self)
    (block as? AnimatorBlock)?.keep(self, property, from: old)
  }

  private func add(
    _ way: SIMD2<Double>, of property: LayerProperty, from old: LayerGeometry,
    _ animation: ViewAnimation
  ) {
    var motion = LayerMotion(property: property, way: way, animation: animation)
    if property == .transform {
      motion.oldTransform = presentedTransform(of: old.transform, at: Scene.current.time)
      cutMotions(of: property, for: animation.block)
    } else if animation.startsFromPresented {
      let model = old.numbers(of: property)
      motion.way += model - presented(property, of: model, at: Scene.current.time)
      cutMotions(of: property, for: animation.block)
    }
    motions.append(motion)
  }

  /// Sets the opacity without its loss of digits.
  func setAlpha(_ alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    guard geometry.alpha != alpha else { return }
    change(.alpha) { $0.alpha = alpha }
  }

  /// Ends what runs; the model's values are seen.
  func cutMotions() {
    guard !motions.isEmpty else { return }
    let cut = motions
    motions = []
    for motion in cut { motion.animation.block?.cut() }
  }

  /// The names of what runs; none where nothing does.
  var runningKeys: [String]? {
    let keys = motions.map { motion in
      switch motion.property {
      case .position: "position"
      case .size: "bounds.size"
      case .alpha: "opacity"
      case .transform: "transform"
      }
    }
    let all = keys + explicitAnimations.compactMap(\.key)
    return all.isEmpty ? nil : all
  }

  /// The block that is being run, where the layer is a view's.
  private var viewAnimation: ViewAnimation? {
    guard let animation = Scene.current.animation, view != nil else { return nil }
    return animation
  }

  /// Ends what runs of a property; a block that sets it once more goes on.
  private func cutMotions(of property: LayerProperty, for block: AnimationBlock? = nil) {
    guard !motions.isEmpty else { return }
    let cut = motions.filter { $0.property == property }
    motions.removeAll { $0.property == property }
    for motion in cut {
      if let block, motion.animation.block === block {
        block.takeBack()
      } else {
        motion.animation.block?.cut()
      }
    }
  }
}
