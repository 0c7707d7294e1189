public import ScrollPhysics

/// Where the finger goes; the content offset changes the other way.
public enum SwipeDirection: String, Sendable, Hashable, CaseIterable {
  /// Toward smaller x: to the next page.
  case left
  /// Toward larger x.
  case right
  /// Toward smaller y: further down the content.
  case up
  /// Toward larger y.
  case down
  /// Toward smaller x and y alike.
  case upLeft
  /// Toward larger x and smaller y alike.
  case upRight
  /// Toward smaller x and larger y alike.
  case downLeft
  /// Toward larger x and y alike.
  case downRight

  /// One step along each axis that the finger moves on: its components are −1, 0 or 1.
  public var step: Vector {
    switch self {
    case .left: Vector(x: -1, y: 0)
    case .right: Vector(x: 1, y: 0)
    case .up: Vector(x: 0, y: -1)
    case .down: Vector(x: 0, y: 1)
    case .upLeft: Vector(x: -1, y: -1)
    case .upRight: Vector(x: 1, y: -1)
    case .downLeft: Vector(x: -1, y: 1)
    case .downRight: Vector(x: 1, y: 1)
    }
  }

  /// The length of `step`.
  var stepLength: Double { step.squaredLength.squareRoot() }
}
