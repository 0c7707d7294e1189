import ScrollPhysics

extension SwipeTrace {
  /// A whole swipe of `kind`.
  ///
  /// - Parameter pixel: a pixel's length in points along the direction.
  init(
    _ kind: SwipeKind, _ draw: SwipeDraw, pixel: Double, _ panel: TouchPanel,
    from numbers: inout SplitMix64
  ) {
    var duration = draw.duration - draw.liftDelay
    var direction = 1
    if kind == .dragAndReturn {
      let outward = numbers.next(in: SwipeDistribution.outwardDuration)
      appendOutward(run: draw.run, duration: outward, pixel: pixel, panel, &numbers)
      duration = min(duration, outward)
      direction = -1
    }
    append(
      kind == .dragAndReturn
        ? draw.returning(numbers.next(in: SwipeDistribution.returnShare)) : draw,
      duration: duration, direction: direction, pixel: pixel, brake: draw.brake, panel, &numbers)
    lift = last.time + draw.liftDelay
    switch kind {
    case .hook: hook(pixel, &numbers)
    case .stopThenLift: lift = last.time + numbers.next(in: SwipeDistribution.stop)
    case .duplicateLastSample: duplicate(panel, &numbers)
    case .lateBatch: deliverLate(&numbers)
    case .plain, .gentle, .flickStreak, .catchInFlight, .dragAndReturn: break
    }
  }

  private mutating func hook(
    _ pixel: Double, _ numbers: inout SplitMix64
  ) {
    let range = SwipeDistribution.hookLength
    let least = Int(range.lowerBound / pixel) + 1
    let most = max(1, Int(range.upperBound / pixel))
    let pixels = min(most, max(least, Int(numbers.next(in: range) / pixel + 0.5)))
    let back = numbers.next(in: SwipeDistribution.hookWindow / 4...SwipeDistribution.hookWindow / 2)
    let rest = numbers.next(in: 0...SwipeDistribution.hookWindow / 2)
    points.append(Point(time: last.time + back, pixels: last.pixels - pixels))
    lift = last.time + rest
  }

  private mutating func duplicate(_ panel: TouchPanel, _ numbers: inout SplitMix64) {
    let isLater = numbers.next(below: 2) == 1
    var copy = last
    if isLater { copy.time += panel.nextInterval(&numbers) }
    points.append(copy)
    lift = max(lift, copy.time)
  }

  private mutating func deliverLate(
    _ numbers: inout SplitMix64
  ) {
    let count = min(numbers.next(in: SwipeDistribution.batchCount), points.count - 1)
    let arrival = last.time + numbers.next(in: SwipeDistribution.batchDelay)
    let spacing = numbers.next(in: SwipeDistribution.batchSpacing)
    for place in 0..<count {
      points[points.count - 1 - place].time = arrival - Double(place) * spacing
    }
    lift = max(lift, arrival)
  }
}
