import ScrollPhysics

/// The size of one swipe.
struct SwipeDraw: Sendable, Hashable {
  /// The release speed, pt/ms.
  let speed: Double
  /// The run up to the lift, points.
  let run: Double
  /// From touch-down to lift, milliseconds.
  let duration: Double
  /// From the last move to the lift, milliseconds.
  let liftDelay: Double
  /// What share of its speed the finger keeps in the last pair of samples; `nil` for all of it.
  let brake: Double?

  /// Draws a swipe; run and duration go with the speed as they do in measured swipes.
  ///
  /// - Parameters:
  ///   - asked: the speed, if the request has one: such a swipe does not brake.
  ///   - reach: how far the finger can go.
  init(
    _ kind: SwipeKind, speed asked: Double?, reach: Double, from numbers: inout SplitMix64
  ) {
    let outermost = SwipeDistribution.outermostDeviation
    func correlated(_ deviation: Double, by correlation: Double, _ other: Double) -> Double {
      correlation * deviation + (1 - correlation * correlation).squareRoot() * other
    }
    let drawn = numbers.nextNormal(outermost: outermost)
    let gentle = numbers.next(in: SwipeDistribution.gentleSpeed)
    let forRun = numbers.nextNormal(outermost: outermost)
    let forDuration = numbers.nextNormal(outermost: outermost)
    let isBraked = numbers.nextUnit() < SwipeDistribution.brakedShare
    let braking = numbers.next(in: SwipeDistribution.brake)
    liftDelay = numbers.next(of: SwipeDistribution.liftDelays)

    let ordinary =
      SwipeDistribution.speedMedian * Elementary.exp(SwipeDistribution.speedSigma * drawn)
    switch kind {
    case .gentle: speed = asked ?? gentle
    case .flickStreak: speed = asked ?? max(ordinary, SwipeDistribution.flickSpeed)
    default: speed = asked ?? ordinary
    }
    let exact = Elementary.log(speed / SwipeDistribution.speedMedian) / SwipeDistribution.speedSigma
    let deviation = max(-outermost, min(exact, outermost))
    let longest = SwipeDistribution.run.value(
      at: correlated(deviation, by: SwipeDistribution.runCorrelation, forRun))
    run = min(longest, reach)
    duration = SwipeDistribution.duration.value(
      at: correlated(deviation, by: SwipeDistribution.durationCorrelation, forDuration))
    brake = isBraked && kind == .plain && asked == nil ? braking : nil
  }

  private init(_ other: SwipeDraw, run: Double) {
    speed = other.speed
    duration = other.duration
    liftDelay = other.liftDelay
    brake = other.brake
    self.run = run
  }

  /// The way back of a swipe out, over `share` of its run.
  func returning(_ share: Double) -> SwipeDraw { SwipeDraw(self, run: share * run) }
}
