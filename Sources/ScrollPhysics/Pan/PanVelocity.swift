/// The velocity that a pan recognizer reads from touches (PHYSICS §8.1–8.3, grade B).
///
/// Finger positions go in, content velocities come out: positive where the content offset grows, that is,
/// where the finger moves toward smaller coordinates.
public struct PanVelocity: Sendable, Hashable {
  private var position: Vector
  private var time: Int64
  private var current: Vector?

  /// The latest reading, pt/ms; zero until the finger has moved.
  public private(set) var reading = Vector.zero
  /// The reading before it.
  public private(set) var previousReading = Vector.zero

  /// Starts a history at the pan's first sample.
  ///
  /// - Parameters:
  ///   - position: the finger's, points.
  ///   - time: nanoseconds on the touches' own clock.
  public init(at position: Vector, time: Int64) {
    self.position = position
    self.time = time
  }

  /// A history that already reads `reading`, and nothing before it.
  init(reading: Vector, time: Int64) {
    self.init(at: .zero, time: time)
    self.reading = reading
  }

  /// Takes a touch that moved, or that was delivered again where it was.
  public mutating func move(
    to position: Vector, time: Int64, constants: ScrollConstants = .uikit
  ) {
    let interval = Double(time - self.time) / 1e6
    let new =
      interval < constants.shortestTouchInterval
      ? Vector.zero : (1 / interval) * (self.position - position)
    previousReading = reading
    let weight = constants.readingWeight
    reading = if let current { weight * new + (1 - weight) * current } else { new }
    current = new
    self.position = position
    self.time = time
  }
}
