import ScrollPhysics

extension LawAnswer {
  /// Adds the frames of a spring; the last one, at `restTime` seconds or just after, is at its end.
  mutating func play(
    _ spring: Spring, from start: Double, to end: Double, _ initialVelocity: Double,
    until restTime: Double, hertz: Double
  ) throws(CommandError) {
    func frame(at time: Double) -> Frame {
      let state = spring.state(
        at: time, from: start - end, velocity: initialVelocity * (end - start))
      return Frame(offset: end + state.displacement, velocity: state.velocity / 1000)
    }
    var hasEnded = false
    try play(hertz: hertz, from: frame(at: 0)) { index, _ in
      if hasEnded { return nil }
      let time = Double(index) / hertz
      hasEnded = time >= restTime
      return hasEnded ? Frame(offset: end, velocity: 0) : frame(at: time)
    }
  }
}
