public import ScrollLayout
public import ScrollPhysics

/// A scroll view with its layout, its release rule and the display it is shown on: all that a gesture needs to
/// be replayed.
public struct Scenario: Sendable, Hashable {
  /// What people call it.
  public var name: String
  /// The scroll view's size, points: both lengths positive.
  public var viewport: Extent
  /// The screen's pixels.
  public var grid = PixelGrid.threefold
  /// What the app sets on the scroll view.
  public var traits = ScrollTraits()
  /// Where cells, headers and footers are.
  public var layout: FlowLayout
  /// What the layout does to them while they scroll, in this order.
  public var effects: [CellEffect] = []
  /// How the layout or delegate chooses where a release comes to rest.
  public var rule = ReleaseRule.none
  /// What it does at release beside that.
  public var remedy = Remedy.none
  /// Where the content is at first.
  public var start = Vector.zero
  /// When the display refreshes.
  public var clock = FrameClock.sixty
  /// How touches reach the view.
  public var delivery = TouchDelivery.oncePerFrame
  /// What changes while the replay runs, in the order of time.
  public var changes: [ScenarioChange] = []
  /// Every constant of the motion.
  public var constants = ScrollConstants.uikit

  /// Creates a scenario with UIKit's defaults.
  public init(name: String, viewport: Extent, layout: FlowLayout) {
    self.name = name
    self.viewport = viewport
    self.layout = layout
  }

  /// Replays `gesture` to rest.
  public func replay(_ gesture: Gesture) -> Recording { replay(.gesture(gesture)) }

  /// Replays a release at `offset` with the finger's last reading, to rest.
  ///
  /// - Parameters:
  ///   - offset: where the finger has dragged the content to, points.
  ///   - reading: the content's velocity as the recognizer read it, pt/ms.
  public func replay(releasedAt offset: Vector, reading: Vector) -> Recording {
    replay(.release(offset: offset, reading: reading))
  }

  /// Replays a gesture, or a release alone, to rest.
  package func replay(_ finger: FingerInput) -> Recording {
    var runner = TimelineRunner(self, finger)
    runner.finish()
    return runner.recording
  }
}
