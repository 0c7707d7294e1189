/// The app's part of a replay: a scroll view, and whatever answers its callbacks.
///
/// The runner steps the view from callback to callback and hands each to `respond(to:)`, which may write to the
/// view: offset, insets, target, an animation. So anything can be replayed that answers as a layout and a
/// delegate do; the carousel of a `Scenario` and the headless UIKit are two.
///
/// In a frame come, in this order: changes of the scene and touches, `willAdvance(to:)`, the view's motion with
/// its callbacks, and `show(_:events:in:)`.
public protocol ScrollApp {
  /// The scroll view. The runner moves it.
  var view: SimulatedScrollView { get set }
  /// Whether the app will do something by itself although the view rests: the replay goes on as long.
  var isWaiting: Bool { get }

  /// Does what happens to the whole scene.
  mutating func apply(_ change: ScenarioChange.Kind)
  /// Takes a touch that the view has been given too, and has answered.
  mutating func receive(_ touch: TouchSample)
  /// Does what is due by `frame` whatever the finger does: timers, blocks on a queue, display links.
  mutating func willAdvance(to frame: Frame)
  /// Plays the layout's or delegate's callback for `event`.
  mutating func respond(to event: ScrollEvent)
  /// Lays out, and appends the elements that are seen in frame `frame` to `recording`.
  ///
  /// The frame itself is not in the recording yet. `events` are the callbacks that came in it; what the app did of its
  /// own accord since the last frame is added to them.
  mutating func show(_ frame: Int, events: inout EventSet, in recording: inout Recording)
}
