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
