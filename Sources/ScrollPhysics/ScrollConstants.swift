/// Every constant of UIKit's scroll motion, in one value.
///
/// PHYSICS, by whose sections (§) the documentation cites it, is the record of published measurements that the laws
/// are restated from. Each constant is graded as there: **A** Apple documents it, **B** independent
/// sources agree or a measured trace confirms it, **C** one source, **D** inference, to be treated as a
/// tunable default. Times are milliseconds, distances points, velocities points per millisecond.
/// Change one to ask what it does; nothing else in the package repeats its value.
public struct ScrollConstants: Sendable, Hashable {
  /// What UIKit does, as far as it is known.
  public static let uikit = ScrollConstants()

  // MARK: Deceleration

  /// The factor a millisecond of `UIScrollView.DecelerationRate.normal` (§1.1, B). Larger flies farther.
  public var normalRate = 0.998
  /// The factor a millisecond of `UIScrollView.DecelerationRate.fast` (§1.1, B).
  public var fastRate = 0.99
  /// Below this, UIKit's setter takes a rate for `fast`, otherwise for `normal` (§1.1, B).
  public var rateDivide = 0.994
  /// The speed under which a deceleration inside its limits ends, joint over both axes (§1.5, B).
  public var stopSpeed = 0.01
  /// The speed that is left when a flight reaches its proposed target (§1.6, B).
  public var arrivalSpeed = 0.01
  /// A frame shorter than this moves nothing and its time is lost (§1.2, C).
  public var shortestStep = 1.0
  /// The release runs a first frame at once if this many frame periods have passed since the last
  /// move that changed the offset… (§1.4, C+)
  public var firstStepEarliest = 0.8
  /// …and no more than this many (§1.4, C+).
  public var firstStepLatest = 2.4

  // MARK: Release

  /// A release slower than this stops where it is (§2.1, B).
  public var gateSpeed = 0.25
  /// The weight of the reading before the last in the release velocity; the last has the rest (§2.1, B).
  public var blendWeight = 0.75
  /// Offsets closer than this are equal to the landing table (§2.3, C+).
  public var targetTolerance = 1.19e-7
  /// The largest factor a millisecond that a shortened flight takes (§2.3, C+).
  public var shortFactorLimit = 0.999
  /// The factor a millisecond of a flight that would have started under the gate (§2.3, C+).
  public var restFactor = 0.985
  /// The start velocity of such a flight a point of distance, beside the arrival speed: −ln of
  /// `restFactor` (§2.3, C+).
  public var restGain = 0.0151136378
  /// How fast a flight that stopped short slides to its target (§2.4, D).
  public var crawlSpeed = 0.01

  // MARK: Limits

  /// How much of the finger's first point past a limit the content follows (§4, B).
  public var rubberBand = 0.55
  /// How fast an overscrolled view returns, an e-fold a millisecond (§5, B).
  public var bounceRate = 0.01005
  /// Farther than this beyond a limit counts as bouncing to the stop test (§5, B).
  public var bounceTolerance = 0.5

  // MARK: Paging

  /// A release faster than this turns the page whatever its position (§3.1, B).
  public var pageTurnSpeed = 0.3
  /// The pull of the paging spring toward its page, at width 0 (§3.2, B).
  public var pagingPull = 0.000359090909
  /// What each point of width takes off the pull (§3.2, B).
  public var pagingPullPerPoint = 1.84659091e-7
  /// The pull for views wider than `pagingWidthLimit` (§3.2, B).
  public var pagingPullWide = 0.00017
  /// The friction of the paging spring, at width 0 (§3.2, B).
  public var pagingFriction = 0.966818182
  /// What each point of width adds to the friction (§3.2, B).
  public var pagingFrictionPerPoint = 9.94318182e-6
  /// The friction for views wider than `pagingWidthLimit` (§3.2, B).
  public var pagingFrictionWide = 0.977
  /// The width up to which pull and friction depend on it (§3.2, B).
  public var pagingWidthLimit = 1024.0
  /// Slower than this, a paging frame that rounds to no motion moves one pixel (§3.2, C+).
  public var pagingNudgeSpeed = 0.5
  /// A paging motion within `pagingDoneDistance` of its page and slower than this is done (§3.2, D).
  public var pagingDoneSpeed = 0.01
  /// See `pagingDoneSpeed` (§3.2, D).
  public var pagingDoneDistance = 1.0
  /// A paging motion that crosses its page slower than this is done (§3.2, D).
  public var pagingCrossSpeed = 0.1

  // MARK: Programmatic scrolling

  /// How long `setContentOffset(_:animated:)` takes, whatever the distance (§6, B).
  public var offsetAnimationDuration = 300.0
  /// The share of its duration that may be missing when an offset animation counts as done (§6, B).
  public var offsetAnimationTail = 0.001
  /// The period of the critically damped scroll to top (§6, B).
  public var scrollToTopResponse = 600.0
  /// How long a scroll to top takes (§6, B).
  public var scrollToTopDuration = 1600.0

  // MARK: Pan recognizer

  /// The weight of the current velocity in a reading; the one before has the rest (§8.1, B).
  public var readingWeight = 0.2
  /// Touches closer in time than this give no velocity (§8.1, B).
  public var shortestTouchInterval = 1.0
  /// How far a finger goes before it pans (§8.3, B).
  public var panSlop = 10.0
  /// How many times the other axis's translation a locked axis's must be as the pan begins (D).
  public var directionalLockRatio = 2.0

  // MARK: Flick streak

  /// A release at least this fast is a flick (§8.4, C+).
  public var flickSpeed = 0.6
  /// A streak ends when the finger drags slower than this (§8.4, C+).
  public var streakSlowSpeed = 0.13
  /// A streak ends when the finger stays away longer than this (§8.4, C+).
  public var streakPause = 1000.0
  /// From this many flicks on, the next drag raises the multiplier (§8.4, C+).
  public var streakStart = 3
  /// The multiplier's growth in the first such drag… (§8.4, C+)
  public var streakGain = 1.0
  /// …and how much more in each after it (§8.4, C+).
  public var streakGainStep = 0.5
  /// The drag length that counts as a whole flick (§8.4, C+).
  public var streakDragLength = 240.0
  /// The largest share of a whole flick that one drag counts (§8.4, C+).
  public var streakDragShare = 0.9
  /// The multiplier's ceiling (§8.4, C+).
  public var streakLimit = 16.0

  // MARK: Swipe recognizer

  /// How far a swipe goes along its direction (D).
  public var swipeDistance = 50.0
  /// How far a swipe may stray to the side (D).
  public var swipeStray = 50.0
  /// How long a swipe may take (D).
  public var swipeDuration = 500.0

  // MARK: Springs

  /// How close to its end, in distances, a `UIView` spring's envelope is when its duration is over (§7, B−).
  public var springSettlingThreshold = 0.001
  /// The shortest duration of such a spring (§7, B−).
  public var springShortestDuration = 10.0
  /// The longest duration of such a spring (§7, B−).
  public var springLongestDuration = 10_000.0
  /// The least damping ratio of such a spring (§7, B−).
  public var springLeastRatio = 0.01
  /// Where the search for its frequency starts, in radians a duration (§7, B−).
  public var springFirstGuess = 5.0

  /// Creates UIKit's constants.
  public init() {}
}
