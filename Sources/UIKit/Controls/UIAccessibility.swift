/// What assistive technology is on, and what it is told: nothing is on, and nobody is told.
public enum UIAccessibility {
  /// No.
  public static var isVoiceOverRunning: Bool { false }
  /// No.
  public static var isSwitchControlRunning: Bool { false }
  /// No.
  public static var isReduceMotionEnabled: Bool { false }
  /// No.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// No.
  public static var isBoldTextEnabled: Bool { false }
  /// No.
  public static var isInvertColorsEnabled: Bool { false }
  /// No.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// No.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// Sent when VoiceOver is turned on or off: never.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Sent when people ask for less motion, or no longer: never.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// What assistive technology can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// A message by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The view has scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No: the spelling before Swift 4.2.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No: the spelling before Swift 4.2.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// What assistive technology can do to a view.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?

  /// A closure with a name.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    handler = actionHandler
  }

  /// A method with a name: never called.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    handler = nil
  }
}
