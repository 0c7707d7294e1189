/// Where something on a spring is, and how fast it goes.
public struct SpringState: Sendable, Hashable {
  /// The way from the target, in points or whatever the distance is measured in; 0 at the target.
  public var displacement: Double
  /// The displacement's change a **second**.
  public var velocity: Double

  /// Creates a state from a displacement and its change a second.
  public init(displacement: Double, velocity: Double = 0) {
    self.displacement = displacement
    self.velocity = velocity
  }
}
