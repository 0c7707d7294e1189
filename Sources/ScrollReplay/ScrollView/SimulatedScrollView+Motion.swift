import ScrollPhysics

extension SimulatedScrollView {
  /// Sets a motion going whose state has been put in its place.
  mutating func begin(_ owner: MotionOwner) {
    self.owner = owner
    isNewMotion = true
    hasNewLimits = false
  }

  /// Moves the content for `duration` milliseconds under whatever owns it.
  mutating func moveContent(over duration: Double) {
    if hasNewLimits { keepTargetInside() }
    switch owner {
    case .none: break
    case .deceleration: decelerate(over: duration)
    case .paging: turnPage(over: duration)
    case .offsetAnimation: animateOffset(over: duration)
    case .springAnimation, .curveAnimation: animateView(over: duration)
    }
  }

  private mutating func decelerate(over duration: Double) {
    let x = flightX.advance(by: duration)
    let y = flightY.advance(by: duration)
    if Deceleration.haveStopped(x, y, constants) {
      endDeceleration(at: Vector(x: flightX.restingPosition, y: flightY.restingPosition))
      return
    }
    velocity = Vector(x: x.velocity, y: y.velocity)
    show(Vector(x: x.position, y: y.position))
    isBouncing = x.isOutside || y.isOutside
    if isBouncing { streak.reset() }
  }

  private mutating func turnPage(over duration: Double) {
    pagingX.advance(by: duration)
    pagingY.advance(by: duration)
    let offset = Vector(x: pagingX.offset, y: pagingY.offset)
    if pagingX.isDone && pagingY.isDone {
      endDeceleration(at: offset)
      return
    }
    velocity = Vector(x: pagingX.velocity, y: pagingY.velocity)
    show(offset)
  }

  private mutating func endDeceleration(at offset: Vector) {
    owner = .none
    velocity = .zero
    streak.reset()
    notices.insert(.decelerationEnded)
    show(offset)
  }

  private mutating func animateOffset(over duration: Double) {
    let offset = offsetAnimation.advance(by: duration, on: grid)
    velocity = speed(to: offset, over: duration)
    show(offset)
    guard offsetAnimation.isDone else { return }
    if case .scrollToTop = offsetAnimation.curve {
      notices.insert(.reachedTop)
    } else {
      notices.insert(.animationEnded)
    }
    endAnimation()
  }

  private mutating func animateView(over duration: Double) {
    guard let offset = viewAnimation?.advance(by: duration) else { return endAnimation() }
    velocity = speed(to: offset, over: duration)
    presentedOffset = offset
    if viewAnimation?.isDone == true { endAnimation() }
  }

  private mutating func endAnimation() {
    owner = .none
    velocity = .zero
    continueDrag()
  }

  private func speed(to offset: Vector, over duration: Double) -> Vector {
    duration > 0 ? (1 / duration) * (offset - presentedOffset) : .zero
  }

  /// Writes the offset on the pixel grid.
  ///
  /// - Returns: whether that changed it; then a bounds change and a `didScroll` are due.
  @discardableResult
  mutating func show(_ offset: Vector) -> Bool {
    let rounded = Vector(
      x: offset.x == unrounded.x ? contentOffset.x : grid.round(offset.x),
      y: offset.y == unrounded.y ? contentOffset.y : grid.round(offset.y))
    unrounded = offset
    presentedOffset = rounded
    guard rounded != contentOffset else { return false }
    contentOffset = rounded
    notices.formUnion([.boundsDidChange, .didScroll])
    return true
  }
}
