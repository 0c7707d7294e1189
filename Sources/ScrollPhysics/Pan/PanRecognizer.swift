/// The scroll view's pan recognizer: when a finger starts to drag, how far it has dragged, and how fast
/// (PHYSICS §8.3, grade B).
public struct PanRecognizer: Sendable, Hashable {
  /// Whether the drag has begun.
  public private(set) var hasBegun = false
  /// How far the finger has dragged, points.
  ///
  /// The slop is taken off each axis toward zero: crossing it at 14 pt gives a first translation of 4.
  public private(set) var translation = Vector.zero
  /// The axis that the drag is locked to, if it is.
  public private(set) var lockedAxis: Axis?
  /// Where the finger was last, points.
  public private(set) var location: Vector
  private let start: Vector
  private var slop = Vector.zero
  private var velocity: PanVelocity

  /// A finger comes down at `position`, at `time` nanoseconds on the touches' clock.
  public init(at position: Vector, time: Int64) {
    start = position
    location = position
    velocity = PanVelocity(at: position, time: time)
  }

  /// A drag that is under way and reads `reading`, pt/ms: for replays that begin with the release.
  public init(dragging reading: Vector, time: Int64) {
    start = .zero
    location = .zero
    hasBegun = true
    velocity = PanVelocity(reading: reading, time: time)
  }

  /// The latest reading of the content's velocity, pt/ms; zero across a locked axis.
  public var reading: Vector { locked(velocity.reading) }

  /// The reading before the latest.
  public var previousReading: Vector { locked(velocity.previousReading) }

  /// The finger moves to `position`.
  ///
  /// The move that begins the drag clears the velocity's history and counts as its first sample.
  ///
  /// - Parameters:
  ///   - position: where it is now, points.
  ///   - time: nanoseconds on the touches' clock.
  ///   - isLockEnabled: the scroll view's `isDirectionalLockEnabled`.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public mutating func move(
    to position: Vector, time: Int64, isLockEnabled: Bool, constants: ScrollConstants = .uikit
  ) {
    location = position
    let moved = position - start
    if hasBegun {
      velocity.move(to: position, time: time, constants: constants)
    } else if moved.squaredLength > constants.panSlop * constants.panSlop {
      hasBegun = true
      velocity = PanVelocity(at: position, time: time)
      slop = Vector(
        x: max(-constants.panSlop, min(moved.x, constants.panSlop)),
        y: max(-constants.panSlop, min(moved.y, constants.panSlop)))
      if isLockEnabled { lockedAxis = dominantAxis(of: moved, constants) }
    }
    if hasBegun { translation = locked(moved - slop) }
  }

  private func dominantAxis(of moved: Vector, _ constants: ScrollConstants) -> Axis? {
    let ratio = constants.directionalLockRatio
    if moved.x.magnitude >= ratio * moved.y.magnitude { return .horizontal }
    if moved.y.magnitude >= ratio * moved.x.magnitude { return .vertical }
    return nil
  }

  private func locked(_ vector: Vector) -> Vector {
    switch lockedAxis {
    case nil: vector
    case .horizontal: Vector(x: vector.x, y: 0)
    case .vertical: Vector(x: 0, y: vector.y)
    }
  }
}
