/// The view that holds all others of the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window where `frame` says.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window as large as the screen; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }
  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
  /// Whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { show(rootViewController, after: oldValue) }
  }
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// Which of two windows lies on top.
  open var windowLevel = Level.normal
  /// Whether keys go here.
  open var isKeyWindow: Bool { Scene.current.keyWindow === self }
  /// Sends keys here.
  open func makeKey() { Scene.current.keyWindow = self }
  /// Sends keys here, and is seen.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
  /// Passes an event on; the replay does that itself.
  open func sendEvent(_ event: UIEvent) {}

  private func show(_ controller: UIViewController?, after old: UIViewController?) {
    if let old {
      old.disappear(animated: false)
      old.viewIfLoaded?.removeFromSuperview()
    }
    guard let controller else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { addSubview(controller.view) }
  }

  /// Which of two windows lies on top: the larger.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Of the app.
    public static let normal = Level(rawValue: 0)
    /// Of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
