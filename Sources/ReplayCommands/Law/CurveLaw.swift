import ScrollPhysics

/// `law curve`: PHYSICS §7.
struct CurveLaw: Law {
  let name = "curve"
  let abstract = "an animation with one of UIKit's timing curves"
  let discussion = LawAnswer.meanVelocity
  let examples = ["law curve --name easeInOut --from 0 --to 100 --duration 0.3 --hz 60"]
  let parameters = [
    CurveLaw.curve.flag, LawFlags.from.flag, LawFlags.to.flag, CurveLaw.duration.flag,
    LawFlags.scale.flag, LawFlags.hertz.flag,
  ]

  private static let curve = ChoiceFlag<TimingCurve>(
    "name", "the curve; easeInOut if not given",
    [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
      ("default", .default),
    ])
  private static let duration = NumberFlag(
    "duration", "S", "how long it takes; 0.3 if not given",
    mustBe: "a number of seconds in 0.001…100"
  ) { $0 >= 0.001 && $0 <= 100 }

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let curve = try arguments.choice(CurveLaw.curve) ?? .easeInOut
    let duration = 1000 * (try arguments.number(CurveLaw.duration, default: 0.3))
    var answer = LawAnswer()
    try answer.play(
      from: try arguments.number(LawFlags.from, default: 0),
      to: try arguments.number(LawFlags.to, default: 1), arguments,
      isDone: { $0 >= duration }, progress: { curve.progress(at: $0 / duration) })
    return answer
  }
}
