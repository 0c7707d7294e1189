import ScrollPhysics

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
