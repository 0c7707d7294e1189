public import ScrollPhysics

/// What is particular about a synthesised swipe.
public enum SwipeKind: String, Sendable, Hashable, CaseIterable {
  /// An ordinary swipe.
  case plain
  /// The finger slides back a little in the last 16 ms before it lifts.
  case hook
  /// The finger rests, without a sample, before it lifts: the recognizer's velocity goes stale.
  case stopThenLift
  /// The last position is reported twice, at the same time or an interval later.
  case duplicateLastSample
  /// The last samples arrive late, with times so close that they give no velocity.
  case lateBatch
  /// A release about as slow as the gate under which UIKit stops.
  case gentle
  /// Quick flicks one way, each in the glide of the one before.
  case flickStreak
  /// A second swipe catches the glide of the first, 120 ms after its lift.
  case catchInFlight
  /// The finger goes out, returns, and lifts on its way back.
  case dragAndReturn

  /// How many swipes a gesture of this kind has if nobody asks for a number.
  public var count: Int {
    switch self {
    case .flickStreak: 5
    case .catchInFlight: 2
    default: 1
    }
  }
}

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
