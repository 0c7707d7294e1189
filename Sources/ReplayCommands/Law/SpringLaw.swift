import ScrollPhysics

/// `law spring`: PHYSICS §7.
struct SpringLaw: Law {
  let name = "spring"
  let abstract = "a spring in all its parameters, and its frames"
  let discussion = """
    Four sets of flags name a spring: --duration --damping-ratio is UIView's, --response --damping-ratio and \
    --duration --bounce are SwiftUI's, --stiffness --damping with --mass is Core Animation's. With --to (and --from) \
    it prints frames, and in a table the parameters go to standard error. UIView's spring ends with its duration, \
    any other once it stays within a thousandth of its way.
    """
  let examples = [
    "law spring --duration 0.5 --damping-ratio 0.8 --initial-velocity 0",
    "law spring --response 0.5 --damping-ratio 0.8 --from 0 --to 100 --hz 60",
  ]
  let parameters =
    SpringForm.flags.map(\.flag) + [
      SpringLaw.initialVelocity.flag, LawFlags.from.flag, LawFlags.to.flag, LawFlags.hertz.flag,
    ]

  private static let initialVelocity = NumberFlag(
    "initial-velocity", "V", "its start in whole distances a second; 0 if not given",
    mustBe: "a number of distances a second in -10000…10000"
  ) { $0.magnitude <= 1e4 }

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let velocity = try arguments.number(SpringLaw.initialVelocity, default: 0)
    let form = try SpringForm(arguments)
    let spring = try form.spring(initialVelocity: velocity)
    let settlingTime = spring.settlingTime(initialVelocity: velocity)
    var answer = LawAnswer([
      ("mass", .number(spring.mass)), ("stiffness", .number(spring.stiffness)),
      ("damping", .number(spring.damping)), ("response", .number(spring.response)),
      ("dampingRatio", .number(spring.dampingRatio)), ("bounce", .number(spring.bounce)),
      ("settlingTime", settlingTime.map { .number($0) } ?? .none),
    ])
    guard let end = try arguments.number(LawFlags.to) else {
      for flag in [LawFlags.from, LawFlags.hertz] {
        try arguments.check(flag.flag, needs: LawFlags.to.flag)
      }
      return answer
    }
    guard let restTime = form.duration ?? settlingTime else {
      throw .usage("--to is given for a spring without damping, but must be for one that rests")
    }
    try answer.play(
      spring, from: try arguments.number(LawFlags.from, default: 0), to: end, velocity,
      until: restTime, hertz: try arguments.hertz)
    return answer
  }
}
