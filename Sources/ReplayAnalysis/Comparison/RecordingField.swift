/// A column of a recording, as messages name it.
public enum RecordingField: String, Sendable, Hashable, CaseIterable {
  /// How many frames there are.
  case frameCount
  /// Nanoseconds.
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
  /// The largest difference of its six numbers.
  case transform
  /// From 0 to 1.
  case alpha
  /// Whole numbers.
  case zIndex
}
