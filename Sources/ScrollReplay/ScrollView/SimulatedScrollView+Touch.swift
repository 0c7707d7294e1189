import ScrollPhysics

extension SimulatedScrollView {
  /// Takes a touch; `stage` then says what is left to do.
  mutating func receive(_ touch: TouchSample) {
    stage = .endTouch
    guard traits.isScrollEnabled || pan != nil else { return }
    switch touch.phase {
    case .began: touchDown(touch)
    case .moved: touchMoved(touch)
    case .ended, .cancelled: touchUp(touch)
    }
  }

  /// A finger comes down: a deceleration pauses, an animation ends where it is seen (PHYSICS §6, §10).
  private mutating func touchDown(_ touch: TouchSample) {
    streak.touchDown(at: touch.time, constants: constants)
    pan = PanRecognizer(at: touch.position, time: touch.time)
    lastTouchTime = touch.time
    switch motion {
    case .none: break
    case .deceleration, .paging: pausedMotion = motion
    case .offsetAnimation: notices.insert(.animationEnded)
    case .springAnimation: show(presentedOffset)
    }
    motion = .none
    velocity = .zero
  }

  private mutating func touchMoved(_ touch: TouchSample) {
    guard var finger = pan else { return }
    let hadBegun = finger.hasBegun
    finger.move(
      to: touch.position, time: touch.time, isLockEnabled: traits.isDirectionalLockEnabled,
      constants: constants)
    pan = finger
    lastTouchTime = touch.time
    if hadBegun {
      // Not the move that begins the drag: it reads nothing yet, which is not slowness (PHYSICS §8.3, 8.4).
      streak.drag(
        distance: finger.translation.squaredLength.squareRoot(), velocity: finger.reading,
        constants: constants)
      drag()
    } else if finger.hasBegun {
      stage = .endPausedDeceleration
    }
  }

  /// The drag starts from where the view is; a grab past a limit does not move it (PHYSICS §4).
  mutating func beginDrag() {
    stage = .endTouch
    if case .deceleration = pausedMotion { pausedMotion = .none }
    dragOrigin = proposal(showing: contentOffset)
    drag()
  }

  /// The content follows the finger, unless an animation owns it.
  private mutating func drag() {
    guard let pan, case .none = motion else { return }
    velocity = pan.reading
    let proposal = dragOrigin - pan.translation
    let offset = Vector(
      x: band(.horizontal).offset(for: proposal.x, in: limitsX),
      y: band(.vertical).offset(for: proposal.y, in: limitsY))
    if show(offset) { lastMoveTime = lastTouchTime }
  }

  private mutating func touchUp(_ touch: TouchSample) {
    guard let finger = pan else { return }
    if finger.hasBegun {
      beginRelease(touch, finger)
    } else {
      pan = nil
      resumePausedMotion()
    }
  }

  /// A finger that lifts without a drag stops a flight; a bounce and a page turn go on from rest (D).
  private mutating func resumePausedMotion() {
    switch pausedMotion {
    case .none, .offsetAnimation, .springAnimation: break
    case .deceleration(let x, let y):
      if limitsX.isOutside(contentOffset.x) || limitsY.isOutside(contentOffset.y) {
        begin(bounce(x.decay, y.decay))
      } else {
        notices.insert(.decelerationEnded)
        streak.reset()
      }
    case .paging: startPaging(velocity: .zero, target: pageTarget(reading: .zero))
    }
    pausedMotion = .none
  }

  private func bounce(_ decayX: Decay, _ decayY: Decay) -> ScrollMotion {
    .deceleration(
      x: Deceleration(position: contentOffset.x, velocity: 0, decay: decayX, limits: limitsX),
      y: Deceleration(position: contentOffset.y, velocity: 0, decay: decayY, limits: limitsY))
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
