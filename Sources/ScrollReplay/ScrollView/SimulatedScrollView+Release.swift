public import ScrollPhysics

extension SimulatedScrollView {
  /// Puts the view into a drag at `offset` that reads `reading`, as if a finger had brought it there: the next
  /// `ended` touch releases it. For maps and grids, where the release is given and the finger is not.
  public mutating func beginDrag(at offset: Vector, reading: Vector) {
    let rounded = grid.round(offset)
    contentOffset = rounded
    unrounded = rounded
    presentedOffset = rounded
    owner = .none
    pausedOwner = .none
    streak.reset()
    pan = PanRecognizer(dragging: reading, time: lastTouchTime)
    finger = .dragging
    lastMoveTime = .min
    notices.insert(.needsLayout)
  }

  /// The finger lifts from a drag: page choice, gate, blend and proposal, before anyone is asked (§2.1, §3.1).
  mutating func beginRelease(_ touch: TouchSample) {
    let isTaken = touch.phase == .cancelled
    let reading = isTaken ? .zero : scrollable(pan.reading)
    let previous = isTaken ? .zero : scrollable(pan.previousReading)
    let isOutside = isPastLimits
    let released = ReleaseVelocity(
      reading: reading, previous: previous, isOutside: isOutside, constants: constants)
    let decay = traits.decelerationRate.decay(constants)
    streak.release(
      velocity: released.velocity, isPaging: traits.isPagingEnabled, at: touch.time,
      constants: constants)
    if isOutside { streak.reset() }

    let proposed =
      traits.isPagingEnabled
      ? pageTarget(reading: reading) : proposal(for: released.velocity, decay)
    targetContentOffset = proposed
    let free = AxisLanding.natural(velocity: 0, decay: decay)
    lastRelease = Release(
      frame: 0, offset: contentOffset, reading: reading, velocity: released.velocity,
      isGated: released.isGated, staleness: touch.time - lastTouchTime, proposed: proposed,
      layoutTarget: proposed, delegateTarget: proposed, hadInvalidTarget: false, target: proposed,
      x: free, y: free, owner: .none, limitsX: limitsX, limitsY: limitsY)
    lastTouchTime = touch.time
    pausedOwner = .none
    stage = .askLayout
  }

  /// UIKit's own target for a flight (§1.6).
  private func proposal(for velocity: Vector, _ decay: Decay) -> Vector {
    func rest(_ axis: Axis) -> Double {
      limits(axis).clamp(
        grid.round(
          Projection.current.rest(
            from: contentOffset[axis], velocity: velocity[axis], decay: decay,
            multiplier: streak.multiplier, constants: constants)))
    }
    return Vector(x: rest(.horizontal), y: rest(.vertical))
  }

  /// The page that a paging view turns to (§3.1).
  func pageTarget(reading: Vector) -> Vector {
    let current = pausedOwner == .paging ? Vector(x: pagingX.target, y: pagingY.target) : nil
    func page(_ axis: Axis) -> Double {
      let page = PageChoice(page: boundsSize[axis], limits: limits(axis)).target(
        from: contentOffset[axis], velocity: reading[axis], flyingTo: current?[axis],
        constants: constants)
      return limits(axis).clamp(grid.round(page))
    }
    return Vector(x: page(.horizontal), y: page(.vertical))
  }

  /// A velocity without the axes that cannot scroll (D).
  private func scrollable(_ velocity: Vector) -> Vector {
    func scrolls(_ limits: AxisLimits) -> Bool { limits.bounces || limits.maximum > limits.minimum }
    return Vector(x: scrolls(limitsX) ? velocity.x : 0, y: scrolls(limitsY) ? velocity.y : 0)
  }

  /// Keeps what the layout answered, before the delegate sees it.
  mutating func hearLayout() {
    targetContentOffset = heard(targetContentOffset)
    lastRelease?.layoutTarget = targetContentOffset
  }

  /// A hook's answer as a number: NaN counts as no answer, infinity as very far.
  private mutating func heard(_ answer: Vector) -> Vector {
    guard let release = lastRelease, !(answer.x.isFinite && answer.y.isFinite) else {
      return answer
    }
    lastRelease?.hadInvalidTarget = true
    func number(_ axis: Axis) -> Double {
      let value = answer[axis]
      if value.isNaN { return release.proposed[axis] }
      return max(-.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
    }
    return Vector(x: number(.horizontal), y: number(.vertical))
  }

  /// Starts the motion that the release and the hooks' answers ask for (§2.3).
  ///
  /// - Returns: whether the view will decelerate.
  mutating func land() -> Bool {
    targetContentOffset = heard(targetContentOffset)
    guard var release = lastRelease else { return false }
    defer { lastRelease = release }
    release.delegateTarget = targetContentOffset
    guard owner == .none else {
      // A hook started an animation: it owns the motion, no flight starts.
      release.target = heading
      release.owner = owner
      return false
    }
    velocity = .zero
    if traits.isPagingEnabled {
      // The page motion goes to its page, whatever the hooks say.
      release.target = release.proposed
      startPaging(velocity: release.velocity, target: release.proposed)
    } else {
      fly(&release)
    }
    release.owner = owner
    return owner.isDeceleration
  }

  private mutating func fly(_ release: inout Release) {
    if release.delegateTarget != release.proposed {
      release.target = rounded(release.delegateTarget)
    }
    let landing = Landing(
      offset: contentOffset, velocity: release.velocity, proposed: release.proposed,
      target: release.target, decay: release.x.decay, multiplier: streak.multiplier,
      constants: constants)
    release.x = landing.x
    release.y = landing.y
    guard isPastLimits || landing.x.velocity != 0 || landing.y.velocity != 0 else { return }
    velocity = Vector(x: landing.x.velocity, y: landing.y.velocity)
    startDeceleration(landing.x, landing.y, to: release.target)
  }

  mutating func startDeceleration(_ x: AxisLanding, _ y: AxisLanding, to destination: Vector) {
    self.destination = destination
    isBouncing = isPastLimits
    flightX = Deceleration(
      position: contentOffset.x, landing: x, limits: limitsX, multiplier: streak.multiplier,
      constants: constants)
    flightY = Deceleration(
      position: contentOffset.y, landing: y, limits: limitsY, multiplier: streak.multiplier,
      constants: constants)
    begin(.deceleration)
  }

  private func rounded(_ target: Vector) -> Vector {
    // Clamped first: the grid wants numbers of an offset's size.
    clamp(grid.round(clamp(target)))
  }

  mutating func startPaging(velocity: Vector, target: Vector) {
    let spring = PagingSpring(width: boundsSize.width, constants: constants)
    pagingX = PagingMotion(
      offset: contentOffset.x, velocity: velocity.x, target: target.x, spring: spring,
      limits: limitsX, grid: grid, constants: constants)
    pagingY = PagingMotion(
      offset: contentOffset.y, velocity: velocity.y, target: target.y, spring: spring,
      limits: limitsY, grid: grid, constants: constants)
    if target != contentOffset { begin(.paging) }
  }

  /// One display frame of motion runs inside a release that comes soon after the last move (§1.4).
  mutating func takeFirstStep() {
    let wait = Double(lastTouchTime) - Double(lastMoveTime)
    let frames = wait / 1e6 / framePeriod
    guard frames >= constants.firstStepEarliest, frames <= constants.firstStepLatest else { return }
    moveContent(over: framePeriod)
  }
}
