/// A view that tells others when it is used. Nothing here is touched by a replay's finger: state is kept, and `sendActions(for:)` sends.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Where content lies across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content lies down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether it shows a menu at once.
  open var showsMenuAsPrimaryAction = false
  /// What is shown beside it on demand.
  open var toolTip: String?
  var listeners: [Listener] = []

  /// A control at a place in its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads no archive: a control of no size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The states that hold, together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger that began in it is still down: never in a replay.
  open var isTracking: Bool { false }
  /// Whether that finger is within: never in a replay.
  open var isTouchInside: Bool { false }

  /// Asked when a finger begins in it: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asked when that finger moves: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told when that finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Told when that finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends one action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target = target as AnyObject? else { return }
    action.send(to: target, self, event)
  }

  /// Runs one action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
}

extension UIControl {
  /// What can happen to a control, one bit each.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down in it more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted within it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, one bit each.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content lies across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content lies down a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}

/// `UIControl.Event`, as it was written before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State`, as it was written before Swift 4.2.
public typealias UIControlState = UIControl.State
