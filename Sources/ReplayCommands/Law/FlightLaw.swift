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
