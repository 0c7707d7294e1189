/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// What it says.
  open var title: String?
  /// Above the title.
  open var prompt: String?
  /// Instead of the title.
  open var titleView: UIView?
  /// On the way back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// On the way back here.
  open var backButtonTitle: String?
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// On the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// On the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Below the title.
  open var searchController: AnyObject?
  /// Whether scrolling hides it.
  open var hidesSearchBarWhenScrolling = true

  /// With a title.
  public init(title: String) { self.title = title }

  /// The first on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts buttons on the right, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Puts a button on the right, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Puts a button on the left, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
