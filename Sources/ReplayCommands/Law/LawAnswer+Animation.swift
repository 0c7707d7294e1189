import ScrollPhysics

extension LawAnswer {
  /// What a velocity is in these tables.
  static let meanVelocity =
    "A frame's velocity is the mean since the frame before, as a recording has it; at rest it is 0."

  /// Adds the frames of an animation whose progress is a function of time, in milliseconds.
  mutating func play(
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
