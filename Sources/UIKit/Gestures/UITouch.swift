/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger did.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stays where it was.
    case stationary
    /// It lifted.
    case ended
    /// The system took it away.
    case cancelled
    /// It came into a region; never here.
    case regionEntered
    /// It moves in a region; never here.
    case regionMoved
    /// It left a region; never here.
    case regionExited
  }

  /// What kind of touch it is.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote's surface.
    case indirect
    /// A pen.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// Where it is, points in its window.
  var position = CGPoint.zero
  /// Where it was before the last event.
  var previousPosition = CGPoint.zero
  /// What it did last.
  open internal(set) var phase = Phase.began
  /// When it did, seconds on the media clock.
  open var timestamp: TimeInterval { Double(Scene.uptime + nanoseconds) / 1e9 }
  /// The same on the touches' clock, nanoseconds.
  var nanoseconds: Int64 = 0
  /// How often it has been tapped.
  open internal(set) var tapCount = 1
  /// The view that it came down on.
  open internal(set) weak var view: UIView?
  /// The window that it came down in.
  open internal(set) weak var window: UIWindow?
  /// A finger, always.
  open var type: TouchType { .direct }
  /// How wide the finger is, points; not known here.
  open var majorRadius: CGFloat { 0 }
  /// How hard it presses; not known here.
  open var force: CGFloat { 0 }
  /// The largest force; not known here.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Who hears of it; nobody is named.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// Creates a finger at zero.
  public override init() { super.init() }

  /// Where it is in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { UITouch.point(position, in: view) }

  /// Where it was before the last event, in `view`'s coordinates; in the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    UITouch.point(previousPosition, in: view)
  }

  /// A window's point in `view`'s coordinates.
  static func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}

/// What happened, and the fingers of it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What it is about.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device's motion.
    case motion
    /// A remote control.
    case remoteControl
    /// Buttons.
    case presses
  }

  var touches: Set<UITouch> = []
  /// Fingers, always.
  open var type: EventType { .touches }
  /// When, seconds on the media clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// Every finger of it.
  open var allTouches: Set<UITouch>? { touches }
  /// What was sensed of `touch` since the last event: itself, as each touch is an event here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where `touch` may go; nobody guesses here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// Creates an event without fingers.
  public override init() { super.init() }

  /// The fingers that came down on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
}
