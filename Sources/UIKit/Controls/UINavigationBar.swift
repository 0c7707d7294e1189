/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// What can be asked of a bar for its measures.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The bar with the title: kept, 44 points high.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// How it is coloured.
  open var barStyle = UIBarStyle.default
  /// Behind it.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// What titles look like.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What large titles look like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Below it.
  open var shadowImage: UIImage?
  /// What it shows, one for each controller.
  open var items: [UINavigationItem]?
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks over content at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// What is on top.
  open var topItem: UINavigationItem? { items?.last }
  /// Not kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Any width, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Behind it.
  open var backgroundColor: UIColor?
  /// What it blurs.
  open var backgroundEffect: UIBlurEffect?
  /// Behind it.
  open var backgroundImage: UIImage?
  /// Below it.
  open var shadowColor: UIColor?
  /// Below it.
  open var shadowImage: UIImage?

  /// The usual look.
  public override init() { super.init() }
  /// The usual look.
  open func configureWithDefaultBackground() {}
  /// Nothing shows through.
  open func configureWithOpaqueBackground() {}
  /// Everything shows through.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// What titles look like.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What large titles look like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A bar of buttons: kept, 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// How it is coloured.
  open var barStyle = UIBarStyle.default
  /// Behind it.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true

  /// Says which buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Any width, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A bar of tabs: kept, 49 points high.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// Which is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Behind it.
  open var barTintColor: UIColor?
  /// Of the tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true

  /// Any width, 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}
