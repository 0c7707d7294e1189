public import ScrollPhysics

/// What an app does to a scroll view, between any two calls of `nextEvent()`.
extension SimulatedScrollView {
  /// Sets `contentOffset` at once, as its setter does: a flight or a drag goes on from there.
  ///
  /// Infinite carousels live on this. An animation of the offset ends. A component that is NaN or infinite, where UIKit
  /// would stop the app, is not written.
  public mutating func write(contentOffset offset: Vector) {
    guard show(finite(offset)) else { return }
    switch owner {
    case .none: continueDrag()
    case .deceleration:
      flightX.shift(to: contentOffset.x)
      flightY.shift(to: contentOffset.y)
    case .paging:
      owner = .none
      startPaging(
        velocity: Vector(x: pagingX.velocity, y: pagingY.velocity),
        target: Vector(x: pagingX.target, y: pagingY.target))
    case .offsetAnimation, .springAnimation, .curveAnimation: owner = .none
    }
  }

  /// UIKit's `setContentOffset(_:animated: true)` (PHYSICS §6): from rest, 0.3 s whatever the distance.
  ///
  /// It ends a deceleration first, and does nothing if the view is there already. Called while a release is
  /// being decided, it owns the motion from then on: no flight starts.
  public mutating func animateContentOffset(to offset: Vector) {
    animate(to: offset, .setContentOffset(OffsetAnimation(constants: constants)))
  }

  /// What a tap on the status bar does: the content goes to its top limit (PHYSICS §6).
  public mutating func scrollToTop() {
    animate(
      to: Vector(x: contentOffset.x, y: limitsY.minimum),
      .scrollToTop(ScrollToTop(constants: constants)))
  }

  private mutating func animate(to offset: Vector, _ curve: OffsetAnimationMotion.Curve) {
    endMotionBeforeAnimation()
    let target = grid.round(finite(offset))
    guard target != contentOffset else { return }
    offsetAnimation = OffsetAnimationMotion(from: contentOffset, to: target, curve)
    begin(.offsetAnimation)
  }

  /// UIKit's `UIView.animate` around a new offset, with touches allowed: `contentOffset` is there at once, what is
  /// seen follows the block's curve.
  ///
  /// - Parameters:
  ///   - offset: the new offset, points.
  ///   - curve: the block's.
  ///   - duration: of the block, milliseconds.
  ///   - delay: for which what is seen stays first, milliseconds.
  public mutating func animateContentOffset(
    to offset: Vector, along curve: ViewAnimationCurve, duration: Double, delay: Double = 0
  ) {
    endMotionBeforeAnimation()
    let start = presentedOffset
    guard show(finite(offset)) else { return }
    presentedOffset = start
    viewAnimation = ViewAnimationMotion(
      from: start, to: contentOffset, curve, duration: duration, delay: delay)
    switch curve {
    case .spring(_, let initialVelocity):
      velocity = (initialVelocity / 1000) * (contentOffset - start)
      begin(.springAnimation)
    case .timing: begin(.curveAnimation)
    }
  }

  /// An offset to write, with the present one where a component is no number.
  private func finite(_ offset: Vector) -> Vector {
    Vector(
      x: offset.x.isFinite ? offset.x : contentOffset.x,
      y: offset.y.isFinite ? offset.y : contentOffset.y)
  }

  private mutating func endMotionBeforeAnimation() {
    if owner.isDeceleration { notices.insert(.decelerationEnded) }
    owner = .none
    velocity = .zero
    presentedOffset = contentOffset
  }

  /// A finger that is still down drags on from where the content was put (D).
  mutating func continueDrag() {
    guard finger == .dragging else { return }
    dragOrigin = proposal(showing: contentOffset) + pan.translation
  }

  /// Derives the limits again, after a write to what they come from.
  mutating func updateLimits() {
    let (x, y) = (derivedLimits(.horizontal), derivedLimits(.vertical))
    guard x != limitsX || y != limitsY else { return }
    limitsX = x
    limitsY = y
    flightX.limits = x
    flightY.limits = y
    hasNewLimits = true
  }

  /// The limits on the pixel grid, as offsets are: content that rests on a limit lies on it, not half a pixel past
  /// it (D).
  private func derivedLimits(_ axis: Axis) -> AxisLimits {
    var limits = AxisLimits(
      content: contentSize[axis], bounds: boundsSize[axis],
      leading: traits.contentInset.leading(axis), trailing: traits.contentInset.trailing(axis),
      bounces: traits.bounces, always: traits.alwaysBounces(axis))
    limits.minimum = grid.round(limits.minimum)
    limits.maximum = grid.round(limits.maximum)
    return limits
  }

  /// A motion whose target lies past limits that have changed meanwhile, as by a rotation, heads for the limit (D).
  mutating func keepTargetInside() {
    hasNewLimits = false
    switch owner {
    case .none: break
    case .deceleration:
      destination = clamp(destination)
      flightX.keepTargetInside()
      flightY.keepTargetInside()
    case .paging:
      startPaging(
        velocity: Vector(x: pagingX.velocity, y: pagingY.velocity),
        target: clamp(Vector(x: pagingX.target, y: pagingY.target)))
    case .offsetAnimation: offsetAnimation.target = clamp(offsetAnimation.target)
    case .springAnimation, .curveAnimation:
      let seen = presentedOffset
      show(clamp(contentOffset))
      presentedOffset = seen
      viewAnimation?.target = contentOffset
    }
  }
}
