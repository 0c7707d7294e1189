/// Repeated quick flicks one way, which send the view farther each time (PHYSICS §8.4, C+).
public struct FlickStreak: Sendable, Hashable {
  /// How many flicks the streak has.
  public private(set) var count = 0
  /// What the next flight's distance is multiplied by; its velocity is not.
  public private(set) var multiplier = 1.0
  private var multiplierAtTouchDown = 1.0
  private var direction = Vector.zero
  private var lastRelease: Int64?

  /// Creates the streak of a view that nobody has flicked yet.
  public init() {}

  /// Ends the streak: the view stopped, bounced, or turned.
  public mutating func reset() { self = FlickStreak() }

  /// A finger comes down at `time` nanoseconds.
  public mutating func touchDown(at time: Int64, constants: ScrollConstants = .uikit) {
    if let lastRelease, Double(time - lastRelease) / 1e6 > constants.streakPause { reset() }
    multiplierAtTouchDown = multiplier
  }

  /// The finger has dragged `distance` points in all and moves at `velocity` pt/ms.
  public mutating func drag(
    distance: Double, velocity: Vector, constants: ScrollConstants = .uikit
  ) {
    guard count > 0 else { return }
    let isSlow =
      velocity.squaredLength < constants.streakSlowSpeed * constants.streakSlowSpeed
    let isReversal = velocity.x * direction.x + velocity.y * direction.y < 0
    if isSlow || isReversal { return reset() }
    guard count >= constants.streakStart else { return }
    let share = min(distance / constants.streakDragLength, constants.streakDragShare)
    let gain =
      constants.streakGain + Double(count - constants.streakStart) * constants.streakGainStep
    multiplier = min(multiplierAtTouchDown + gain * share, constants.streakLimit)
  }

  /// The finger lifts at `velocity` pt/ms.
  public mutating func release(
    velocity: Vector, isPaging: Bool, at time: Int64, constants: ScrollConstants = .uikit
  ) {
    let isFlick = velocity.squaredLength >= constants.flickSpeed * constants.flickSpeed
    guard isFlick else { return reset() }
    if !isPaging { count += 1 }
    direction = velocity
    lastRelease = time
  }
}
