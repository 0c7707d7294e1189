/// Two fingers that part or meet; a replay has one, so it never begins.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have parted: 1 at the beginning.
  open var scale: CGFloat = 1
  /// Its change a second.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn; a replay has one, so it never begins.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, radians.
  open var rotation: CGFloat = 0
  /// Its change a second.
  open var velocity: CGFloat { 0 }
}
