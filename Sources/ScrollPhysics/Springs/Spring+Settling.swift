extension Spring {
  /// The time after which the spring stays within a share of the distance that it had to go.
  ///
  /// Exactly that: not the envelope's time, which is later, but the last time that |y| =
  /// threshold·|y₀|, in seconds. In a swinging spring it jumps by up to half a period where a peak
  /// comes to touch the threshold.
  ///
  /// - Parameters:
  ///   - threshold: the share, in 0 < threshold < 1.
  ///   - initialVelocity: in whole distances a second, finite; positive is toward the target.
  /// - Returns: nil for a spring without damping, which never settles (or not within 10³⁰⁸ seconds).
  /// - Complexity: some hundred evaluations of the motion.
  public func settlingTime(
    threshold: Double = ScrollConstants.uikit.springSettlingThreshold, initialVelocity: Double = 0
  ) -> Double? {
    precondition(
      threshold > 0 && threshold < 1,
      "a settling threshold is \(threshold), but must be in 0 < threshold < 1")
    precondition(
      initialVelocity.magnitude < .infinity,
      "an initial velocity is \(initialVelocity), but must be finite")
    guard decayRate > 0 else { return nil }
    let start = SpringState(displacement: 1, velocity: -initialVelocity)
    let isOutside = { (time: Double) -> Bool in
      let (decay, shape) = motion(at: time, from: start)
      return (decay * shape.displacement).magnitude > threshold
    }

    // Between two turns y is monotone, and the turns shrink: so the last crossing lies between the last
    // turn that is outside (or the start) and the next.
    guard let turn = firstTurn(from: start) else {
      return end(of: isOutside, from: 0)
    }
    guard isOutside(turn) else { return end(of: isOutside, from: 0, to: turn) }
    guard discriminant < 0 else { return end(of: isOutside, from: turn) }
    let peak = state(at: turn, from: 1, velocity: start.velocity).displacement.magnitude
    let turns = Elementary.log(peak / threshold) / (decayRate * halfPeriod)
    let wholeTurns = turns < 0x1p51 ? Double(Int64(turns)) : turns
    let last = turn + wholeTurns * halfPeriod
    guard last + halfPeriod < .infinity else { return nil }
    return end(of: isOutside, from: last, to: last + halfPeriod)
  }

  /// The time between two turns of a spring that swings.
  private var halfPeriod: Double { .pi / (-discriminant).squareRoot() }

  /// When the velocity first becomes 0 after the start, if ever.
  private func firstTurn(from start: SpringState) -> Double? {
    let isRising = start.velocity > 0
    let isStillRunning = { (time: Double) -> Bool in
      let (decay, shape) = motion(at: time, from: start)
      return decay > 0 && shape.velocity != 0 && (shape.velocity > 0) == isRising
    }
    if discriminant < 0 { return end(of: isStillRunning, from: 0, to: halfPeriod) }
    // Without swinging it turns if it was thrown away from the target, or so hard at it that it passes.
    let fast = decayRate + discriminant.squareRoot()
    guard isRising || start.velocity < -fast * start.displacement else { return nil }
    return end(of: isStillRunning, from: 0)
  }

  /// The first time at which `holds`, which does at first and then no more, does not: nil if there is
  /// no such number.
  private func end(of holds: (Double) -> Bool, from start: Double) -> Double? {
    var step = 1 / frequency
    while start + step < .infinity {
      if !holds(start + step) { return end(of: holds, from: start, to: start + step) }
      step *= 2
    }
    return nil
  }

  /// The same, to the last bit, given that it does not hold at `end` any more.
  private func end(of holds: (Double) -> Bool, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
