import ScrollPhysics

/// One swipe as a touch panel senses it, along its direction.
struct SwipeTrace: Sendable, Hashable {
  /// A sensed position.
  struct Point: Sendable, Hashable {
    /// Milliseconds since touch-down.
    var time: Double
    /// Pixels from where the finger came down.
    var pixels: Int
  }

  /// The touch-down and every move.
  var points = [Point(time: 0, pixels: 0)]
  /// When the finger lifts, milliseconds since touch-down.
  var lift = 0.0

  /// The last samples, over which the finger keeps its speed: as many as the recognizer's release looks at.
  static let tailCount = 3

  /// The last move; the touch-down if there is none.
  var last: Point { points.last ?? Point(time: 0, pixels: 0) }

  /// Adds the samples of a swipe that goes on from the last one.
  ///
  /// The last three pairs lie `speed` apart to the microsecond, whatever the pixels' size: times give way, by
  /// half a pixel's time at most, so that a reading near a gate is on the side that was asked for.
  ///
  /// - Parameters:
  ///   - direction: 1 onward, −1 back.
  ///   - pixel: a pixel's length in points along the direction.
  ///   - brake: what share of its speed the finger has in the last pair; `nil` if it keeps it.
  mutating func append(
    _ draw: SwipeDraw, duration: Double, direction: Int, pixel: Double, brake: Double?,
    _ panel: TouchPanel, _ numbers: inout SplitMix64
  ) {
    let leastCruise = Double(SwipeTrace.tailCount) * panel.interval
    let planned = SwipeMotion(
      speed: draw.speed, run: draw.run, duration: duration, leastCruise: leastCruise)
    let intervals = panel.nextIntervals(
      over: planned.duration, atLeast: SwipeTrace.tailCount + 1, &numbers)
    let tail = intervals.suffix(SwipeTrace.tailCount)
    let total = intervals.reduce(0, +)
    let motion = SwipeMotion(
      speed: draw.speed, run: draw.run, duration: total, leastCruise: tail.reduce(0, +))

    let start = last
    var time = motion.duration - total
    let origin = motion.position(at: time)
    var point = start
    for interval in intervals.dropLast(SwipeTrace.tailCount) {
      time += interval
      point.time += interval
      let pixels = Int((motion.position(at: time) - origin) / pixel + 0.5)
      point.pixels = start.pixels + direction * pixels
      points.append(point)
    }
    for (index, interval) in zip(1..., tail) {
      var pixels = max(1, Int(draw.speed * interval / pixel + 0.5))
      var span = Double(pixels) * pixel / draw.speed
      if let brake, index == SwipeTrace.tailCount {
        pixels = Int(brake * Double(pixels))
        span = interval
      }
      point.time += span
      point.pixels += direction * pixels
      points.append(point)
    }
  }

  /// Adds the samples of a finger that goes `run` points out and comes to rest there, with the least jerk.
  mutating func appendOutward(
    run: Double, duration: Double, pixel: Double, _ panel: TouchPanel,
    _ numbers: inout SplitMix64
  ) {
    let intervals = panel.nextIntervals(over: duration, atLeast: 1, &numbers)
    let total = intervals.reduce(0, +)
    let start = last
    var time = 0.0
    for interval in intervals {
      time += interval
      let share = min(time / total, 1)
      let way = share * share * share * (10 - 15 * share + 6 * share * share)
      points.append(
        Point(time: start.time + time, pixels: start.pixels + Int(run * way / pixel + 0.5)))
    }
  }
}
