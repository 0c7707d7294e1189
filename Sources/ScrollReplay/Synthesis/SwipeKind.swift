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
