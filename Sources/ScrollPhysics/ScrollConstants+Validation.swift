extension ScrollConstants {
  /// Checks that every constant is one that the laws can work with, as whoever takes them from outside must.
  ///
  /// - Throws: `PhysicsError` naming the first that is not.
  public func validate() throws(PhysicsError) {
    for (name, value) in factors {
      guard value > 0, value < 1 else {
        throw PhysicsError(name, value, mustBe: "in 0 < factor < 1")
      }
    }
    for (name, value) in positives {
      guard value > 0, value <= 1e6 else {
        throw PhysicsError(name, value, mustBe: "positive and at most 1000000")
      }
    }
    for (name, value) in amounts {
      guard value >= 0, value <= 1e6 else {
        throw PhysicsError(name, value, mustBe: "in 0…1000000")
      }
    }
  }

  private var factors: [(String, Double)] {
    [
      ("normalRate", normalRate), ("fastRate", fastRate), ("rateDivide", rateDivide),
      ("shortFactorLimit", shortFactorLimit), ("restFactor", restFactor),
      ("bounceRate", bounceRate), ("pagingFriction", pagingFriction),
      ("pagingFrictionWide", pagingFrictionWide),
      ("springSettlingThreshold", springSettlingThreshold),
    ]
  }

  private var positives: [(String, Double)] {
    [
      ("stopSpeed", stopSpeed), ("shortestStep", shortestStep), ("restGain", restGain),
      ("crawlSpeed", crawlSpeed), ("rubberBand", rubberBand), ("pagingPull", pagingPull),
      ("pagingPullWide", pagingPullWide), ("pagingDoneSpeed", pagingDoneSpeed),
      ("pagingDoneDistance", pagingDoneDistance),
      ("offsetAnimationDuration", offsetAnimationDuration),
      ("scrollToTopResponse", scrollToTopResponse), ("scrollToTopDuration", scrollToTopDuration),
      ("shortestTouchInterval", shortestTouchInterval), ("streakDragLength", streakDragLength),
      ("swipeDistance", swipeDistance), ("swipeDuration", swipeDuration),
    ]
  }

  private var amounts: [(String, Double)] {
    [
      ("arrivalSpeed", arrivalSpeed), ("firstStepEarliest", firstStepEarliest),
      ("firstStepLatest", firstStepLatest), ("gateSpeed", gateSpeed),
      ("blendWeight", blendWeight), ("targetTolerance", targetTolerance),
      ("bounceTolerance", bounceTolerance), ("pageTurnSpeed", pageTurnSpeed),
      ("pagingPullPerPoint", pagingPullPerPoint), ("pagingWidthLimit", pagingWidthLimit),
      ("pagingFrictionPerPoint", pagingFrictionPerPoint),
      ("pagingNudgeSpeed", pagingNudgeSpeed), ("pagingCrossSpeed", pagingCrossSpeed),
      ("offsetAnimationTail", offsetAnimationTail), ("readingWeight", readingWeight),
      ("panSlop", panSlop), ("directionalLockRatio", directionalLockRatio),
      ("flickSpeed", flickSpeed), ("streakSlowSpeed", streakSlowSpeed),
      ("streakPause", streakPause), ("streakGain", streakGain),
      ("streakGainStep", streakGainStep), ("streakDragShare", streakDragShare),
      ("streakLimit", streakLimit), ("swipeStray", swipeStray),
    ]
  }
}
