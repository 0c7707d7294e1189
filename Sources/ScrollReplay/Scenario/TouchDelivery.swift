/// How touches reach the view, which sees them at the first frame at or after their time.
public enum TouchDelivery: UInt8, Sendable, Hashable, CaseIterable {
  /// Moves that fall into one frame count as one, with the last position and its own time.
  case oncePerFrame
  /// Each on its own, one after the other.
  case individually
}
