import ScrollPhysics

/// `law paging`: PHYSICS §3.2.
struct PagingLaw: Law {
  let name = "paging"
  let abstract = "a view with isPagingEnabled turns to a page"
  let examples = [
    "law paging --offset 150 --velocity 0.5 --target 375 --width 375 --scale 3 --hz 60"
  ]
  let parameters = [
    LawFlags.offset.flag, LawFlags.velocity.flag, LawFlags.target.flag, PagingLaw.width.flag,
    LawFlags.scale.flag, LawFlags.hertz.flag,
  ]

  static let width = NumberFlag(
    "width", "W", "the view's width, also where it turns pages upwards",
    mustBe: "a number of points in 1…100000"
  ) { $0 >= 1 && $0 <= 1e5 }

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let velocity = try arguments.number(LawFlags.velocity, default: 0)
    var motion = PagingMotion(
      offset: try arguments.number(LawFlags.offset, default: 0), velocity: velocity,
      target: try arguments.required(LawFlags.target),
      spring: PagingSpring(width: try arguments.required(PagingLaw.width)),
      limits: AxisLimits(minimum: -.infinity, maximum: .infinity, bounces: true),
      grid: try arguments.grid ?? .threefold)
    var answer = LawAnswer()
    let start = LawAnswer.Frame(offset: motion.offset, velocity: velocity)
    try answer.play(hertz: try arguments.hertz, from: start) { _, duration in
      if motion.isDone { return nil }
      motion.advance(by: duration)
      return LawAnswer.Frame(offset: motion.offset, velocity: motion.velocity)
    }
    return answer
  }
}
