import ScrollPhysics

extension SimulatedScrollView {
  /// Takes a touch; `stage` then says what is left to do.
  mutating func receive(_ touch: TouchSample) {
    guard traits.isScrollEnabled || finger != .up, !isDeaf else { return }
    switch touch.phase {
    case .began: touchDown(touch)
    case .moved: touchMoved(touch)
    case .ended, .cancelled: touchUp(touch)
    }
  }

  /// Whether fingers pass the view by: an animation runs that does not allow touches.
  private var isDeaf: Bool {
    ignoresTouchesInAnimation && finger == .up
      && (owner == .springAnimation || owner == .curveAnimation)
  }

  /// A finger comes down: a deceleration pauses, an animation ends where it is seen (PHYSICS §6, §10).
  private mutating func touchDown(_ touch: TouchSample) {
    streak.touchDown(at: touch.time, constants: constants)
    pan = PanRecognizer(at: touch.position, time: touch.time)
    finger = .down
    lastTouchTime = touch.time
    switch owner {
    case .none: break
    case .deceleration, .paging: pausedOwner = owner
    case .offsetAnimation: notices.insert(.animationEnded)
    case .springAnimation, .curveAnimation: show(presentedOffset)
    }
    owner = .none
    velocity = .zero
  }

  private mutating func touchMoved(_ touch: TouchSample) {
    guard finger != .up else { return }
    pan.move(
      to: touch.position, time: touch.time, isLockEnabled: traits.isDirectionalLockEnabled,
      constants: constants)
    lastTouchTime = touch.time
    if finger == .dragging {
      // Not the move that begins the drag: it reads nothing yet, which is not slowness (PHYSICS §8.3, 8.4).
      streak.drag(
        distance: pan.translation.squaredLength.squareRoot(), velocity: pan.reading,
        constants: constants)
      followFinger()
    } else if pan.hasBegun {
      finger = .dragging
      stage = .endPausedDeceleration
    }
  }

  /// The drag starts from where the view is; a grab past a limit does not move it (PHYSICS §4).
  mutating func beginDrag() {
    stage = .endTouch
    if pausedOwner == .deceleration { pausedOwner = .none }
    dragOrigin = proposal(showing: contentOffset)
    followFinger()
  }

  /// The content follows the finger, unless an animation owns it.
  private mutating func followFinger() {
    guard owner == .none else { return }
    velocity = pan.reading
    let proposal = dragOrigin - pan.translation
    let offset = Vector(
      x: band(.horizontal).offset(for: proposal.x, in: limitsX),
      y: band(.vertical).offset(for: proposal.y, in: limitsY))
    if show(offset) { lastMoveTime = lastTouchTime }
  }

  private mutating func touchUp(_ touch: TouchSample) {
    switch finger {
    case .up: break
    case .down: resume()
    case .dragging: beginRelease(touch)
    }
    finger = .up
  }

  /// A finger that lifts without a drag stops a flight; a page turn goes on from rest, and content past its
  /// limits comes back (D).
  private mutating func resume() {
    if pausedOwner == .paging {
      startPaging(velocity: .zero, target: pageTarget(reading: .zero))
    } else if isPastLimits {
      let decay = traits.decelerationRate.decay(constants)
      let still = AxisLanding.natural(velocity: 0, decay: decay)
      startDeceleration(still, still, to: clamp(contentOffset))
    }
    if pausedOwner.isDeceleration && owner == .none {
      notices.insert(.decelerationEnded)
      streak.reset()
    }
    pausedOwner = .none
  }

  /// Whether the content lies past a limit on either axis.
  var isPastLimits: Bool {
    limitsX.isOutside(contentOffset.x) || limitsY.isOutside(contentOffset.y)
  }

  func band(_ axis: Axis) -> RubberBand {
    RubberBand(range: boundsSize[axis], constants: constants)
  }

  /// Where the finger would have to drag to for the view to show `offset`.
  func proposal(showing offset: Vector) -> Vector {
    Vector(
      x: band(.horizontal).proposal(showing: offset.x, in: limitsX),
      y: band(.vertical).proposal(showing: offset.y, in: limitsY))
  }
}
