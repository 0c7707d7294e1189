extension ScrollConstants {
  /// Checks that every constant is one that the laws can work with, as whoever takes them from outside must.
  ///
  /// - Throws: `PhysicsError` naming the first that is not.
  public func validate() throws(PhysicsError) {
    try validateEach()
    for width in [0, min(pagingWidthLimit, ScrollConstants.widestView), .infinity] {
      try validatePagingSpring(width: width)
    }
  }

  /// The widest view that the constants have to serve, points.
  private static let widestView = 100_000.0

  /// Checks each constant by itself; some have to suit one another too.
  ///
  /// - Throws: `PhysicsError` naming the first that is out of its domain.
  package func validateEach() throws(PhysicsError) {
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
    for (name, value) in weights {
      guard value >= 0, value <= 1 else { throw PhysicsError(name, value, mustBe: "in 0…1") }
    }
  }

  /// The paging spring of a view of any width has to come to rest: of the two roots of its step, λ² − (1 + f − p·f)·λ
  /// + f with pull p and friction f, none may be as large as 1.
  private func validatePagingSpring(width: Double) throws(PhysicsError) {
    let spring = PagingSpring(width: width, constants: self)
    let (pull, friction) = (spring.pull, spring.friction)
    let view = width < .infinity ? "in a view \(width) points wide" : "in the widest views"
    guard friction > 0, friction < 1 else {
      throw PhysicsError("the paging friction \(view)", friction, mustBe: "in 0 < friction < 1")
    }
    guard pull > 0, pull * friction < 2 * (1 + friction) else {
      throw PhysicsError(
        "the paging pull \(view)", pull,
        mustBe: "positive and less than \(2 * (1 + friction) / friction)")
    }
  }

  /// A reading's weight, which leaves the rest of 1 to another.
  private var weights: [(String, Double)] {
    [("blendWeight", blendWeight), ("readingWeight", readingWeight)]
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
      ("springShortestDuration", springShortestDuration),
      ("springLongestDuration", springLongestDuration), ("springLeastRatio", springLeastRatio),
      ("springFirstGuess", springFirstGuess),
    ]
  }

  private var amounts: [(String, Double)] {
    [
      ("arrivalSpeed", arrivalSpeed), ("firstStepEarliest", firstStepEarliest),
      ("firstStepLatest", firstStepLatest), ("gateSpeed", gateSpeed),
      ("targetTolerance", targetTolerance),
      ("bounceTolerance", bounceTolerance), ("pageTurnSpeed", pageTurnSpeed),
      ("pagingPullPerPoint", pagingPullPerPoint), ("pagingWidthLimit", pagingWidthLimit),
      ("pagingFrictionPerPoint", pagingFrictionPerPoint),
      ("pagingNudgeSpeed", pagingNudgeSpeed), ("pagingCrossSpeed", pagingCrossSpeed),
      ("offsetAnimationTail", offsetAnimationTail),
      ("panSlop", panSlop), ("directionalLockRatio", directionalLockRatio),
      ("flickSpeed", flickSpeed), ("streakSlowSpeed", streakSlowSpeed),
      ("streakPause", streakPause), ("streakGain", streakGain),
      ("streakGainStep", streakGainStep), ("streakDragShare", streakDragShare),
      ("streakLimit", streakLimit), ("swipeStray", swipeStray),
    ]
  }
}
