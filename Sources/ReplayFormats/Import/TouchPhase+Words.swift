import ScrollReplay

/// How other programs spell what a finger did.
enum PhaseWords {
  /// The phase that a word of UIKit's, Android's or the web's means, in letters of either size.
  static func phase(_ word: String) -> TouchPhase? {
    switch word.lowercased() {
    case "began", "begin", "start", "touchstart", "down", "action_down", "pointerdown",
      "action_pointer_down":
      .began
    case "moved", "move", "touchmove", "stationary", "action_move", "pointermove", "changed": .moved
    case "ended", "end", "up", "touchend", "action_up", "pointerup", "action_pointer_up": .ended
    case "cancelled", "canceled", "cancel", "touchcancel", "action_cancel", "pointercancel":
      .cancelled
    default: nil
    }
  }

  /// The phase that a number of Android's `MotionEvent` means.
  static func android(_ action: Int) -> TouchPhase? {
    switch action {
    case 0: .began
    case 1: .ended
    case 2: .moved
    case 3: .cancelled
    default: nil
    }
  }

  /// The phase that a number of `UITouch.Phase` means.
  static func uikit(_ phase: Int) -> TouchPhase? {
    switch phase {
    case 0: .began
    case 1, 2: .moved
    case 3: .ended
    case 4: .cancelled
    default: nil
    }
  }

  /// What a phase must be, in a message.
  static let requirement =
    "\"began\", \"moved\", \"ended\" or \"cancelled\", or what Android or the web calls them"
}
