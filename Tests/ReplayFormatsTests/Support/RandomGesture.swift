import ScrollPhysics
import ScrollReplay

extension SplitMix64 {
  /// Swipes as devices report them and worse: pauses, samples at one time, lifts away from the last move.
  mutating func nextGesture() throws -> Gesture {
    var samples: [TouchSample] = []
    var time = Int64(next(below: 2_000_000_000))
    var position = nextVector(-1000...1000)
    func add(_ phase: TouchPhase) {
      samples.append(TouchSample(time: time, phase: phase, position: position))
    }
    for _ in 0...next(below: 3) {
      position = nextVector(-1000...1000)
      add(.began)
      for _ in 0..<next(below: 20) {
        time += nextPause()
        if next(below: 4) > 0 { position = nextVector(-1000...1000) }
        add(.moved)
      }
      time += nextPause()
      if next(below: 4) == 0 { position = nextVector(-1000...1000) }
      add(nextBool() ? .ended : .cancelled)
      time += Int64(next(below: 900_000_000))
    }
    return try Gesture(name: "random \"gesture\"", samples: samples)
  }

  /// Nothing, the time between two samples, or a while, nanoseconds.
  private mutating func nextPause() -> Int64 {
    switch next(below: 4) {
    case 0: 0
    case 1: Int64(next(below: 300_000_000))
    default: Int64(next(below: 20_000_000))
    }
  }
}
