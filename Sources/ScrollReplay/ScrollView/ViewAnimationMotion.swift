import ScrollPhysics

/// A `UIView.animate` block around an offset: the model jumps, what is seen follows a curve.
struct ViewAnimationMotion: Sendable, Hashable {
  let start: Vector
  var target: Vector
  private var elapsed: Double
  private let duration: Double
  private let curve: ViewAnimationCurve

  /// Prepares the motion; it stays at `start` for `delay` milliseconds.
  init(
    from start: Vector, to target: Vector, _ curve: ViewAnimationCurve, duration: Double,
    delay: Double = 0
  ) {
    self.start = start
    self.target = target
    self.duration = duration
    self.curve = curve
    elapsed = -delay
  }

  var isDone: Bool { elapsed >= duration }

  mutating func advance(by duration: Double) -> Vector {
    elapsed += duration
    guard !isDone else { return target }
    guard elapsed > 0 else { return start }
    return curve.value(at: elapsed, of: self.duration, from: start, to: target)
  }
}
