import ScrollPhysics

/// What moves a scroll view without a finger, with its state.
enum ScrollMotion: Sendable, Hashable {
  case none
  case deceleration(x: Deceleration, y: Deceleration)
  case paging(x: PagingMotion, y: PagingMotion)
  case offsetAnimation(OffsetAnimationMotion)
  case springAnimation(SpringAnimationMotion)

  var owner: MotionOwner {
    switch self {
    case .none: .none
    case .deceleration: .deceleration
    case .paging: .paging
    case .offsetAnimation: .offsetAnimation
    case .springAnimation: .springAnimation
    }
  }

  /// Whether `isDecelerating` is true: a release set it going, and `didEndDecelerating` will end it.
  var isDeceleration: Bool {
    switch self {
    case .deceleration, .paging: true
    case .none, .offsetAnimation, .springAnimation: false
    }
  }
}

/// An animation of the offset on its way to a target (PHYSICS §6).
struct OffsetAnimationMotion: Sendable, Hashable {
  /// How it gets there.
  enum Curve: Sendable, Hashable {
    /// `setContentOffset(_:animated: true)`.
    case setContentOffset(OffsetAnimation)
    /// A tap on the status bar.
    case scrollToTop(ScrollToTop)
  }

  let start: Vector
  let target: Vector
  let curve: Curve
  private var elapsed = 0.0

  init(from start: Vector, to target: Vector, _ curve: Curve) {
    self.start = start
    self.target = target
    self.curve = curve
  }

  var isDone: Bool {
    switch curve {
    case .setContentOffset(let animation): animation.isDone(at: elapsed)
    case .scrollToTop(let animation): animation.isDone(at: elapsed)
    }
  }

  mutating func advance(by duration: Double, on grid: PixelGrid) -> Vector {
    elapsed += duration
    guard !isDone else { return target }
    let progress =
      switch curve {
      case .setContentOffset(let animation): animation.progress(at: elapsed)
      case .scrollToTop(let animation): animation.progress(at: elapsed)
      }
    return start + grid.round(progress * (target - start))
  }
}

/// A `UIView.animate` block around an offset: the model jumps, what is seen follows a spring.
struct SpringAnimationMotion: Sendable, Hashable {
  let start: Vector
  let target: Vector
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
