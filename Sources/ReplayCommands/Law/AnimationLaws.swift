import ScrollPhysics

/// `law offset-animation`: PHYSICS §6.
struct OffsetAnimationLaw: Law {
  let name = "offset-animation"
  let abstract = "setContentOffset(_:animated: true)"
  let discussion = LawAnswer.meanVelocity
  let examples = ["law offset-animation --from 0 --to 100 --hz 60"]
  let parameters = [
    LawFlags.from.flag, LawFlags.to.flag, LawFlags.scale.flag, LawFlags.hertz.flag,
  ]

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let animation = OffsetAnimation()
    var answer = LawAnswer()
    try answer.play(
      from: try arguments.number(LawFlags.from, default: 0),
      to: try arguments.required(LawFlags.to), arguments, isDone: animation.isDone(at:),
      progress: animation.progress(at:))
    return answer
  }
}

/// `law scroll-to-top`: PHYSICS §6.
struct ScrollToTopLaw: Law {
  let name = "scroll-to-top"
  let abstract = "the way to the top after a tap on the status bar"
  let discussion = LawAnswer.meanVelocity
  let examples = ["law scroll-to-top --from 2000 --to 0 --hz 60"]
  let parameters = OffsetAnimationLaw().parameters

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let motion = ScrollToTop()
    var answer = LawAnswer()
    try answer.play(
      from: try arguments.required(LawFlags.from),
      to: try arguments.number(LawFlags.to, default: 0), arguments, isDone: motion.isDone(at:),
      progress: motion.progress(at:))
    return answer
  }
}

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

extension LawAnswer {
  /// What a velocity is in these tables.
  fileprivate static let meanVelocity =
    "A frame's velocity is the mean since the frame before, as a recording has it; at rest it is 0."

  /// Adds the frames of an animation whose progress is a function of time, in milliseconds.
  fileprivate mutating func play(
    from start: Double, to end: Double, _ arguments: Arguments, isDone: (Double) -> Bool,
    progress: (Double) -> Double
  ) throws(CommandError) {
    let grid = try arguments.grid
    let hertz = try arguments.hertz
    var last = start
    var hasEnded = false
    try play(hertz: hertz, from: Frame(offset: start, velocity: 0)) { index, duration in
      if hasEnded { return nil }
      let elapsed = Double(index) * 1000 / hertz
      hasEnded = isDone(elapsed)
      let way = (end - start) * progress(elapsed)
      let offset = hasEnded ? end : start + (grid?.round(way) ?? way)
      defer { last = offset }
      return Frame(offset: offset, velocity: hasEnded ? 0 : (offset - last) / duration)
    }
  }
}
