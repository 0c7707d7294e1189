/// A column of a recording, as messages name it.
public enum RecordingField: String, Sendable, Hashable, CaseIterable {
  /// How many frames there are.
  case frameCount
  /// Milliseconds.
  case time
  /// What the view did.
  case phase
  /// Points.
  case offset
  /// Points.
  case modelOffset
  /// pt/ms.
  case velocity
  /// Points.
  case target
  /// The callbacks.
  case events
  /// Which elements are in sight, and in which order.
  case elements
  /// Points.
  case center
  /// Points.
  case size
  /// Its six numbers, one by one.
  case transform
  /// From 0 to 1.
  case alpha
  /// Whole numbers.
  case zIndex
  /// What was read, proposed, answered and decided at a lift.
  case release

  /// The unit of the field's numbers; empty for words and ratios.
  public var unit: String {
    switch self {
    case .time: "ms"
    case .offset, .modelOffset, .target, .center, .size: "pt"
    case .velocity: "pt/ms"
    case .frameCount: "frames"
    case .phase, .events, .elements, .transform, .alpha, .zIndex, .release: ""
    }
  }
}
