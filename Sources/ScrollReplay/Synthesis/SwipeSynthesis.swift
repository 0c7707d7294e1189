public import ScrollPhysics

/// Makes gestures that look like people's, from a seed.
///
///     let request = SwipeRequest(kind: .hook, direction: .up, speed: 1)
///     let gesture = try SwipeSynthesis().gesture(named: "hook", request, seed: 7)
///
/// The same request and seed give the same samples, bit for bit, everywhere. Times are whole microseconds.
public struct SwipeSynthesis: Sendable, Hashable {
  /// What is drawn from.
  public let distribution: SwipeDistribution

  /// Creates the synthesis of swipes as they were measured.
  public init(_ distribution: SwipeDistribution = .measured) { self.distribution = distribution }

  /// Makes a gesture.
  ///
  /// The finger's speed at release is the one asked for: UIKit's recognizer reads it within 0.1 % from the raw
  /// samples, except where the kind is about spoiling it.
  ///
  /// - Throws: `PhysicsError` for a number in `request` that no swipe has.
  public func gesture(
    named name: String, _ request: SwipeRequest, seed: UInt64
  ) throws(PhysicsError) -> Gesture {
    try request.validate()
    var numbers = SplitMix64(seed: seed)
    let panel = TouchPanel(from: &numbers, distribution)
    var samples: [TouchSample] = []
    for _ in 0..<(request.count ?? request.kind.count) {
      let pause = samples.isEmpty ? 0 : nextPause(request.kind, &numbers)
      let start = (samples.last?.time ?? 0) + nanoseconds(pause)
      samples += swipe(request, from: start, panel, &numbers)
    }
    return Gesture(known: name, samples)
  }

  private func nextPause(_ kind: SwipeKind, _ numbers: inout SplitMix64) -> Double {
    switch kind {
    case .catchInFlight: distribution.catchPause
    case .flickStreak: numbers.next(in: distribution.streakPause)
    default: numbers.next(in: distribution.pause)
    }
  }

  private func swipe(
    _ request: SwipeRequest, from time: Int64, _ panel: TouchPanel, _ numbers: inout SplitMix64
  ) -> [TouchSample] {
    let direction = request.direction
    let room = SwipeRoom(request)
    let draw = SwipeDraw(
      request.kind, speed: request.speed, reach: room.reach, from: &numbers, distribution)
    let trace = SwipeTrace(
      request.kind, draw, pixel: direction.stepLength / panel.pixelsPerPoint, panel,
      from: &numbers, distribution)
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
