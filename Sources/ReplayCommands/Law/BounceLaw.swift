import ScrollPhysics

/// `law bounce`: PHYSICS §5. A flight that starts past a limit.
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
