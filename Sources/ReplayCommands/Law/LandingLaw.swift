import ReplayFormats
import ScrollPhysics

/// `law landing`: PHYSICS §2.3, §2.4.
struct LandingLaw: Law {
  let name = "landing"
  let abstract = "a released view flies to a target that a hook has changed"
  let discussion = """
    The velocity is that after gate and blend. Beside the frames it prints which case of the landing table \
    applies, and the factor a millisecond and the velocity that it starts with; in a table, on standard error.
    """
  let examples = ["law landing --offset 100 --velocity 0.3 --target 130 --rate normal --hz 60"]
  let parameters =
    [LawFlags.target.flag] + FlightLaw().parameters

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let offset = try arguments.number(LawFlags.offset, default: 0)
    let velocity = try arguments.number(LawFlags.velocity, default: 0)
    let decay = try arguments.decay
    let limits = try arguments.limits
    let grid = try arguments.grid
    func reachable(_ target: Double) -> Double { limits.clamp(grid?.round(target) ?? target) }

    let natural = Projection.current.rest(from: offset, velocity: velocity, decay: decay)
    let landing = Landing(
      offset: Vector(x: offset, y: 0), velocity: Vector(x: velocity, y: 0),
      proposed: Vector(x: reachable(natural), y: 0),
      target: Vector(x: reachable(try arguments.required(LawFlags.target)), y: 0), decay: decay
    ).x
    var answer = LawAnswer([
      ("case", .word(landing.row.word.description)), ("factor", .number(landing.decay.factor)),
      ("velocity", .number(landing.velocity)),
    ])
    try answer.play(
      Deceleration(position: offset, landing: landing, limits: limits), arguments)
    return answer
  }
}
