package import ScrollPhysics

// What a view that has an object's identity needs beside `nextEvent()`: its setters call back before they return.
extension SimulatedScrollView {
  /// The next callback that a write of the app's own calls for; nil when there is none left.
  ///
  /// Between two calls of `nextEvent()`: what the touch or frame still has to do waits.
  package mutating func nextNotice() -> ScrollEvent? { takeNotice() }

  /// Whether the bounds changed since the last layout pass; asked once, they count as laid out.
  package mutating func takeLayoutNotice() -> Bool { notices.remove(.needsLayout) != nil }

  /// Whether a finger is down, the one whose lift the app is being asked about included.
  package var isFingerDown: Bool { finger != .up || stage == .askDelegate || stage == .land }

  /// Whether a finger drags, the one whose lift the app is being asked about included.
  package var isFingerDragging: Bool {
    finger == .dragging || stage == .askDelegate || stage == .land
  }

  /// How far the finger has dragged, points; that of the last drag when none is down.
  package var panTranslation: Vector { pan.translation }

  /// How fast the finger moves, pt/ms; that of the last drag when none is down.
  package var panVelocity: Vector { -pan.reading }

  /// Where the finger was last, points in the view's window.
  package var panLocation: Vector { pan.location }
}
