public import ScrollPhysics

/// What a replay starts from: a finger's whole motion, or the moment of its release.
public enum FingerInput: Sendable, Hashable {
  /// Touches in their order.
  case gesture(Gesture)
  /// The first frame finds the content at `offset`, points, under a finger that reads `reading`, pt/ms, and lifts.
  case release(offset: Vector, reading: Vector)

  /// The gesture's name; that of a release is "release".
  public var name: String {
    switch self {
    case .gesture(let gesture): gesture.name
    case .release: Gesture.lift.name
    }
  }
}
