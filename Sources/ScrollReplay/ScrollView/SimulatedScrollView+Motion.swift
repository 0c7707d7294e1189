import ScrollPhysics

extension SimulatedScrollView {
  /// Shows the next frame; `stage` then says what is left to tell.
  mutating func step(_ frame: Frame) {
    framePeriod = frame.period
    stage = .endFrame
    if !isNewMotion { moveContent(over: frame.duration) }
    isNewMotion = false
  }

  /// Sets a motion going.
  mutating func begin(_ motion: ScrollMotion) {
    self.motion = motion
    isNewMotion = true
  }

  /// Moves the content for `duration` milliseconds under whatever owns it.
  mutating func moveContent(over duration: Double) {
    switch motion {
    case .none: break
    case .deceleration(let x, let y): decelerate(x, y, over: duration)
    case .paging(let x, let y): turnPage(x, y, over: duration)
    case .offsetAnimation(let animation): animate(animation, over: duration)
    case .springAnimation(let animation): animate(animation, over: duration)
    }
  }

  private mutating func decelerate(_ x: Deceleration, _ y: Deceleration, over duration: Double) {
    var (x, y) = (x, y)
    x.advance(by: duration, constants)
    y.advance(by: duration, constants)
    if Deceleration.haveStopped(x, y, constants) {
      endDeceleration(at: Vector(x: x.restingPosition, y: y.restingPosition))
      return
    }
    motion = .deceleration(x: x, y: y)
    velocity = Vector(x: x.velocity, y: y.velocity)
    show(Vector(x: x.position, y: y.position))
    if x.limits.isOutside(x.position) || y.limits.isOutside(y.position) { streak.reset() }
  }

  private mutating func turnPage(_ x: PagingMotion, _ y: PagingMotion, over duration: Double) {
    var (x, y) = (x, y)
    x.advance(by: duration, constants)
    y.advance(by: duration, constants)
    let offset = Vector(x: x.offset, y: y.offset)
    if x.isDone && y.isDone {
      endDeceleration(at: offset)
      return
    }
    motion = .paging(x: x, y: y)
    velocity = Vector(x: x.velocity, y: y.velocity)
    show(offset)
  }

  private mutating func endDeceleration(at offset: Vector) {
    motion = .none
    velocity = .zero
    streak.reset()
    notices.insert(.decelerationEnded)
    show(offset)
  }

  private mutating func animate(_ animation: OffsetAnimationMotion, over duration: Double) {
    var animation = animation
    let offset = animation.advance(by: duration, on: grid)
    velocity = animation.isDone ? .zero : speed(to: offset, over: duration)
    motion = animation.isDone ? .none : .offsetAnimation(animation)
    show(offset)
    guard animation.isDone else { return }
    if case .scrollToTop = animation.curve {
      notices.insert(.reachedTop)
    } else {
      notices.insert(.animationEnded)
    }
    continueDrag()
  }

  private mutating func animate(_ animation: SpringAnimationMotion, over duration: Double) {
    var animation = animation
    let offset = animation.advance(by: duration)
    velocity = animation.isDone ? .zero : speed(to: offset, over: duration)
    motion = animation.isDone ? .none : .springAnimation(animation)
    presentedOffset = offset
    if animation.isDone { continueDrag() }
  }

  private func speed(to offset: Vector, over duration: Double) -> Vector {
    duration > 0 ? (1 / duration) * (offset - presentedOffset) : .zero
  }

  /// Writes the offset on the pixel grid.
  ///
  /// - Returns: whether that changed it; then a bounds change and a `didScroll` are due.
  @discardableResult
  mutating func show(_ offset: Vector) -> Bool {
    let rounded = grid.round(offset)
    presentedOffset = rounded
    guard rounded != contentOffset else { return false }
    contentOffset = rounded
    notices.formUnion([.boundsDidChange, .didScroll])
    return true
  }
}
