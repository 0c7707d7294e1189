public import ScrollPhysics

extension SwipeRequest {
  /// Makes the gesture: one that looks like a person's, drawn from the swipes that were measured.
  ///
  /// The same request and seed give the same samples, bit for bit, everywhere. Times are whole microseconds.
  /// UIKit's recognizer reads the speed that was asked for within 0.1 % from the raw samples, except where the
  /// kind is about spoiling it.
  ///
  ///     let hook = SwipeRequest(kind: .hook, direction: .up, speed: 1)
  ///     let gesture = try hook.gesture(named: "hook", seed: 7)
  ///
  /// - Throws: `PhysicsError` for a number that no swipe has.
  public func gesture(named name: String, seed: UInt64) throws(PhysicsError) -> Gesture {
    try validate()
    var numbers = SplitMix64(seed: seed)
    let panel = TouchPanel(from: &numbers)
    var samples: [TouchSample] = []
    for _ in 0..<(count ?? kind.count) {
      let pause = samples.isEmpty ? 0 : nextPause(&numbers)
      let start = (samples.last?.time ?? 0) + nanoseconds(pause)
      samples += swipe(from: start, panel, &numbers)
    }
    return Gesture(known: name, samples)
  }

  private func nextPause(_ numbers: inout SplitMix64) -> Double {
    switch kind {
    case .catchInFlight: SwipeDistribution.catchPause
    case .flickStreak: numbers.next(in: SwipeDistribution.streakPause)
    default: numbers.next(in: SwipeDistribution.pause)
    }
  }

  private func swipe(
    from time: Int64, _ panel: TouchPanel, _ numbers: inout SplitMix64
  ) -> [TouchSample] {
    let room = SwipeRoom(self)
    let draw = SwipeDraw(kind, speed: speed, reach: room.reach, from: &numbers)
    let trace = SwipeTrace(
      kind, draw, pixel: direction.stepLength / panel.pixelsPerPoint, panel, from: &numbers)
    let pixels = trace.points.map(\.pixels).max() ?? 0
    let start = room.start(
      travel: Double(pixels) / panel.pixelsPerPoint,
      at: Vector(x: numbers.nextUnit(), y: numbers.nextUnit()))

    func coordinate(_ axis: Axis, _ pixels: Int) -> Double {
      let origin = Int(start[axis] * panel.pixelsPerPoint)
      return Double(origin + pixels * Int(direction.step[axis])) / panel.pixelsPerPoint
    }
    func sample(_ phase: TouchPhase, _ after: Double, _ pixels: Int) -> TouchSample {
      TouchSample(
        time: time + nanoseconds(after), phase: phase,
        position: Vector(x: coordinate(.horizontal, pixels), y: coordinate(.vertical, pixels)))
    }
    var samples = trace.points.map { sample(.moved, $0.time, $0.pixels) }
    samples[0].phase = .began
    samples.append(sample(.ended, trace.lift, trace.last.pixels))
    return samples
  }

  /// Milliseconds, which are not negative, to the nearest microsecond.
  private func nanoseconds(_ milliseconds: Double) -> Int64 {
    Int64(milliseconds * 1000 + 0.5) * 1000
  }
}
