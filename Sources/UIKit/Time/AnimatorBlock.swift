import ScrollReplay

/// The block of a property animator: its progress can be stopped, set, and turned round.
///
/// The progress runs from 0 to 1 whatever the curve; every way that was begun in it takes the rest of it.
@MainActor
final class AnimatorBlock: AnimationBlock {
  /// A property that the animator has begun to animate.
  struct Record {
    weak var layer: CALayer?
    let property: LayerProperty
    /// What was there before.
    let old: LayerGeometry
  }

  /// How the progress runs: from `from` at `start` to `to`.
  struct Run {
    var start: Int64
    var from: Double
    var to: Double
    var motion: ViewAnimation
  }

  /// What was animated, in order.
  private(set) var records: [Record] = []
  /// The progress while it stands.
  var standing = 0.0
  /// How it runs; none while it stands.
  var run: Run?

  /// What is left of the whole at `time`, negative.
  func rest(at time: Int64) -> Double {
    guard let run else { return standing - 1 }
    let rest = run.motion.rest(after: Double(time - run.start) / 1e6)
    return (run.to - 1) + rest * (run.to - run.from)
  }

  /// The progress at `time`, in 0…1 but for a spring's swings.
  func progress(at time: Int64) -> Double { 1 + rest(at: time) }

  override func rest(of animation: ViewAnimation, at time: Int64) -> Double {
    animation.portion(ofRest: rest(at: time))
  }

  /// Keeps what changed, to set it back.
  func keep(_ layer: CALayer, _ property: LayerProperty, from old: LayerGeometry) {
    records.append(Record(layer: layer, property: property, old: old))
  }

  /// Ends every way, and sets the properties to where they ended.
  func settle(at position: UIViewAnimatingPosition) {
    let seen = records.map { $0.layer?.presentedGeometry ?? $0.old }
    for record in records { record.layer?.motions.removeAll { $0.animation.block === self } }
    switch position {
    case .end: break
    case .start: for record in records.reversed() { record.set(record.old) }
    case .current: for (record, seen) in zip(records, seen) { record.set(seen) }
    }
    records = []
  }
}

extension AnimatorBlock.Record {
  /// Sets the property as it is in `geometry`.
  @MainActor
  func set(_ geometry: LayerGeometry) {
    guard let layer else { return }
    Scene.current.run(nil) {
      switch property {
      case .position: layer.position = geometry.position
      case .size: layer.bounds.size = geometry.bounds.size
      case .alpha: layer.setAlpha(geometry.alpha)
      case .transform: layer.transform = geometry.transform
      }
    }
  }
}
