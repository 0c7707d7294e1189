import ScrollPhysics

/// A `UIView.animate` block around an offset: the model jumps, what is seen follows a spring.
struct SpringAnimationMotion: Sendable, Hashable {
  let start: Vector
  var target: Vector
  private var elapsed = 0.0
  private let duration: Double
  private let spring: Spring
  private let initialVelocity: Double

  init(
    from start: Vector, to target: Vector, duration: Double, spring: Spring,
    initialVelocity: Double
  ) {
    self.start = start
    self.target = target
    self.duration = duration
    self.spring = spring
    self.initialVelocity = initialVelocity
  }

  var isDone: Bool { elapsed >= duration }

  mutating func advance(by duration: Double) -> Vector {
    elapsed += duration
    guard !isDone else { return target }
    let state = spring.state(at: elapsed / 1000, from: -1, velocity: initialVelocity)
    return target + state.displacement * (target - start)
  }
}
