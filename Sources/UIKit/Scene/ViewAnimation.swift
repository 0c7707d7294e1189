import ScrollReplay

/// What a `UIView.animate` block does to the properties that are set in it.
struct ViewAnimation {
  /// How they go from the old value to the new.
  var curve: ViewAnimationCurve
  /// Of the way, milliseconds.
  var duration: Double
  /// Before it, milliseconds.
  var delay: Double
}
