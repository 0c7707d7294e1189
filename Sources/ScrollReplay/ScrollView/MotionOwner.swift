/// Who moves the content.
public enum MotionOwner: UInt8, Sendable, Hashable, CaseIterable {
  /// Nobody: it rests.
  case none
  /// A deceleration, bounces included.
  case deceleration
  /// The page motion of `isPagingEnabled`.
  case paging
  /// `setContentOffset(_:animated: true)`.
  case offsetAnimation
  /// A spring of `UIView.animate`.
  case springAnimation
  /// A timing curve of `UIView.animate`.
  case curveAnimation

  /// Whether a release set it going, so that `didEndDecelerating` will end it.
  var isDeceleration: Bool { self == .deceleration || self == .paging }
}
