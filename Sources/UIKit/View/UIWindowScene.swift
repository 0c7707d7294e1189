// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// What the app is shown in.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// Whether it is in front: always.
  open var activationState: ActivationState { .foregroundActive }
  /// What stands above it.
  open var title: String!

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not there.
    case unattached = -1
    /// In front.
    case foregroundActive
    /// In front, without events.
    case foregroundInactive
    /// Behind.
    case background
  }
}

/// What the app's windows are shown in: the replay's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The one scene.
  static let shared = UIWindowScene()

  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// Every window.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// What the screen is like.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar: what covers the top of the screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where it is, points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether there is none.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIApplication {
  /// The one scene.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
}

extension UIWindow {
  /// The one scene.
  public var windowScene: UIWindowScene? {
    get { UIWindowScene.shared }
    set {}
  }
  /// A window as large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}
