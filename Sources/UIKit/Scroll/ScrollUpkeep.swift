import ScrollReplay

/// What a scroll view keeps beside its engine.
@MainActor
final class ScrollUpkeep {
  /// The bounds that a layout was asked about last.
  var announced = CGRect.zero
  /// The bounds as they were, while a layout is asked about new ones.
  var heldBounds: CGRect?
  /// How many subviews have been recorded as cells.
  var recordedViews = 0
  /// The callbacks that writes of the app made since the last frame.
  var events: EventSet = []
  /// Whether the app moved the content in this frame while a motion of the view's own went on.
  var hasFought = false
  /// Whether a glide was told to begin and not yet to end: its last step is part of it.
  var isGliding = false
  /// How deep callbacks lie within callbacks.
  var depth = 0
  /// Whether a layout pass is due with the next frame, because the last one came to no end.
  var isOverdue = false
  /// Whether the content may lie past limits that have changed.
  var needsConfinement = false
  /// The `UIView.animate` block that moves the content.
  var block: AnimationBlock?
  /// The safe area's part of the content inset.
  var insetAdjustment = UIEdgeInsets.zero

  /// Forgets what the app wrote so far: no frame shows it.
  func forgetWrites() {
    events = []
    hasFought = false
  }
}
