/// What a scroll view does in a frame.
public enum ScrollPhase: UInt8, Sendable, Hashable, CaseIterable {
  /// At rest, no finger down.
  case idle
  /// A finger is down and has not dragged yet.
  case tracking
  /// A finger drags.
  case dragging
  /// Released, gliding between the limits.
  case decelerating
  /// Released, past a limit.
  case bouncing
  /// Turning to a page.
  case paging
  /// In an offset or view animation.
  case animating
}
