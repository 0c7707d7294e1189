/// The spring of `isPagingEnabled`, in steps of one millisecond (PHYSICS §3.2; B constants, C+ motion).
public struct PagingSpring: Sendable, Hashable {
  /// How much velocity a point of distance adds each millisecond.
  public let pull: Double
  /// What remains of the velocity after each millisecond.
  public let friction: Double

  /// Creates the spring of a view `width` points wide; it serves both axes.
  public init(width: Double, constants: ScrollConstants = .uikit) {
    let isWide = width > constants.pagingWidthLimit
    pull =
      isWide
      ? constants.pagingPullWide
      : constants.pagingPull - constants.pagingPullPerPoint * width
    friction =
      isWide
      ? constants.pagingFrictionWide
      : constants.pagingFriction + constants.pagingFrictionPerPoint * width
  }

  /// Moves `position` one millisecond toward `target`.
  public func advance(_ position: inout Double, _ velocity: inout Double, toward target: Double) {
    velocity = (velocity + (target - position) * pull) * friction
    position += velocity
  }
}
