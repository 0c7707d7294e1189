/// An entry of a bar.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  /// What it says.
  open var title: String?
  /// What it shows.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number of the app's own.
  open var tag = 0

  /// An empty entry.
  public override init() { super.init() }

  /// Not kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// How it looks.
  open var style = Style.plain
  /// Of a fixed space, points.
  open var width: CGFloat = 0
  /// What is shown instead.
  open var customView: UIView?
  /// Of its picture.
  open var tintColor: UIColor?
  /// Whom it tells.
  open weak var target: AnyObject?
  /// What it tells.
  open var action: Selector?
  /// What it runs.
  open var primaryAction: UIAction?
  /// What it opens.
  open var menu: UIMenu?

  /// An empty button.
  public override init() { super.init() }
  /// Reads no archive: an empty button.
  public required init?(coder: NSCoder) { super.init() }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// One of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) { self.init(title: nil, style: .plain, target: target, action: action) }

  /// One of the system's buttons, with what it runs.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with what it runs and opens.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}
