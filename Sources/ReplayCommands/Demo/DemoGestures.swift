import ScrollPhysics

/// The shipped gestures that the demo tries on every carousel, beside the carousel's own.
enum DemoGestures {
  /// Gentle ones on both sides of UIKit's gate at 0.25 pt/ms, a medium one, a flick, and the ways in which people
  /// end a swipe badly: those that scroll along `axis`.
  static func handful(_ axis: Axis) -> [String] {
    switch axis {
    case .horizontal:
      [
        "left-0.2", "left-0.24", "left-0.26", "left-0.3", "left-0.5", "left-2", "hook-left-0.5",
        "stop-left-1",
      ]
    case .vertical: ["up-0.24", "down-0.3", "up-0.5", "up-1", "up-3.5", "hook-up-1"]
    }
  }

  /// A medium swipe to the next page.
  static func onward(_ axis: Axis) -> String { axis == .horizontal ? "left-1" : "up-1" }

  /// Swipes back to the content's beginning, gentle to hard.
  static func back(_ axis: Axis) -> [String] {
    axis == .horizontal
      ? ["right-0.2", "right-0.24", "right-0.26", "right-0.5", "right-1", "right-2"]
      : ["down-0.3", "down-2"]
  }

  /// Swipes on to the content's end, gentle to hard.
  static func on(_ axis: Axis) -> [String] {
    axis == .horizontal
      ? [
        "left-0.1", "left-0.2", "left-0.24", "left-0.26", "left-0.3", "left-0.5", "left-1",
        "left-2", "left-3.5",
      ] : ["up-0.24", "up-0.5", "up-1", "up-3.5"]
  }

  /// The fastest release that counts as gentle, pt/ms.
  static let gentle = 0.31
}
