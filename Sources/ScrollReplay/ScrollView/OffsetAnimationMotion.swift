import ScrollPhysics

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
  var target: Vector
  let curve: Curve
  private var elapsed = 0.0

  init(from start: Vector = .zero, to target: Vector = .zero, _ curve: Curve) {
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
