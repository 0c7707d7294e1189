/// The app of the replay.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one app.
  public class var shared: UIApplication { theOne }
  private static let theOne = UIApplication()

  /// The window that keys go to.
  open var keyWindow: UIWindow? { Scene.current.keyWindow }
  /// Every window.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The app's own object; kept only.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in front: always.
  open var applicationState: State { .active }
  /// How the interface stands: upright unless the screen is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation {
    Scene.current.isLandscape ? .landscapeRight : .portrait
  }
  /// Of the status bar: what covers the top of the screen.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: Scene.current.screenSize.width, height: Scene.current.coveredEdges.top)
  }
  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool { Scene.current.coveredEdges.top == 0 }
  /// Which way people read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How large people want their text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the screen stays on; kept only.
  open var isIdleTimerDisabled = false
  /// Whether no touch comes through; kept only.
  open private(set) var isIgnoringInteractionEvents = false
  /// Lets no touch through.
  open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
  /// Lets touches through.
  open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }

  /// Whether an app is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, without events.
    case inactive
    /// Behind.
    case background
  }

  /// It is in front.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// It goes behind.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// It comes in front.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// It will lose its events.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Memory is short; never here.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The interface is turned.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
}

/// The app's own object.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// How an interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeRight
  /// The device is turned to the right.
  case landscapeLeft

  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface may stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The device is turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The device is turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
