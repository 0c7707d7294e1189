import ScrollPhysics

/// `law flight`: PHYSICS §1, §5.
struct FlightLaw: Law {
  let name = "flight"
  let abstract = "a released view glides to rest, and bounces at limits"
  let examples = ["law flight --offset 0 --velocity 1 --rate normal --hz 60 --min 0 --max 400"]
  let parameters = [
    LawFlags.offset.flag, LawFlags.velocity.flag, LawFlags.rate, LawFlags.minimum.flag,
    LawFlags.maximum.flag, LawFlags.scale.flag, LawFlags.hertz.flag,
  ]

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let motion = Deceleration(
      position: try arguments.number(LawFlags.offset, default: 0),
      velocity: try arguments.required(LawFlags.velocity),
      decay: try arguments.decay, limits: try arguments.limits)
    var answer = LawAnswer()
    try answer.play(motion, arguments)
    return answer
  }
}

/// `law bounce`: the same, where it is asked for the spring at a limit (PHYSICS §5).
struct BounceLaw: Law {
  let name = "bounce"
  let abstract = "an overscrolled view springs back to its limit"
  let examples = ["law bounce --offset -100 --velocity 0 --min 0 --max 1000 --hz 60"]
  let parameters = FlightLaw().parameters

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    _ = try arguments.required(LawFlags.minimum)
    _ = try arguments.required(LawFlags.maximum)
    let motion = Deceleration(
      position: try arguments.required(LawFlags.offset),
      velocity: try arguments.number(LawFlags.velocity, default: 0),
      decay: try arguments.decay, limits: try arguments.limits)
    var answer = LawAnswer()
    try answer.play(motion, arguments)
    return answer
  }
}

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
