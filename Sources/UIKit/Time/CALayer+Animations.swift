extension CALayer {
  /// Begins an animation of the app's own: it is kept until its end, and told of it.
  ///
  /// One that would move what a recording shows is refused: use `UIView.animate`, or a layer inside of a cell.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    if let path = animation.keyPaths.first(where: isRecorded) {
      Scene.current.refuse("\(type(of: animation)) of \(path)")
    }
    if let key { removeAnimation(forKey: key) }
    explicitAnimations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    let length = animation.wholeDuration
    guard length < .infinity else { return }
    let scene = Scene.current
    let end = scene.time.advanced(bySeconds: length)
    scene.noteEnd(end)
    scene.agenda.add(at: end) { [weak self] in self?.end(animation) }
  }

  private func end(_ animation: CAAnimation) {
    guard explicitAnimations.contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion {
      explicitAnimations.removeAll { $0.animation === animation }
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Forgets animations before their end, and tells them.
  func endAnimations(where isMeant: ((key: String?, animation: CAAnimation)) -> Bool) {
    let ended = explicitAnimations.filter(isMeant)
    explicitAnimations.removeAll(where: isMeant)
    for (_, animation) in ended {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  /// Whether a recording shows the property: a view's place, shape and opacity, unless the view is in a cell.
  private func isRecorded(_ keyPath: String) -> Bool {
    guard let view else { return false }
    let names = ["position", "bounds", "transform", "opacity", "anchorPoint", "sublayerTransform"]
    guard names.contains(where: keyPath.hasPrefix) else { return false }
    var holder = view.superview
    while let view = holder {
      if view.isRecorded { return false }
      holder = view.superview
    }
    return true
  }
}
