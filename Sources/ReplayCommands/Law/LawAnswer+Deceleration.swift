import ScrollPhysics

extension LawAnswer {
  /// Adds the frames of a deceleration along one axis, while the other stays.
  mutating func play(_ motion: Deceleration, _ arguments: Arguments) throws(CommandError) {
    let grid = try arguments.grid
    func shown(_ offset: Double, _ velocity: Double) -> Frame {
      Frame(offset: grid?.round(offset) ?? offset, velocity: velocity)
    }

    let still = Deceleration(
      position: 0, velocity: 0, decay: motion.decay,
      limits: AxisLimits(minimum: 0, maximum: 0, bounces: false)
    ).state
    var motion = motion
    var isDone = false
    try play(hertz: try arguments.hertz, from: shown(motion.position, motion.velocity)) {
      _, duration in
      if isDone { return nil }
      let moved = motion.advance(by: duration)
      isDone = Deceleration.haveStopped(moved, still)
      return isDone ? shown(motion.restingPosition, 0) : shown(motion.position, motion.velocity)
    }
  }
}
