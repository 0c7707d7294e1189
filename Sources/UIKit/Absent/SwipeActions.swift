// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// What a swipe over a row shows, before iOS 13: kept, never shown.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// What it is by default.
    public static let destructive = Style.default
  }

  /// What it means.
  public let style: Style
  /// What it says.
  open var title: String?
  /// Behind the title.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// A closure with a title.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What a swipe over a row shows: kept, never shown.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Called when it is chosen.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it means.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Behind the title.
  open var backgroundColor: UIColor! = .systemGray
  /// Beside the title.
  open var image: UIImage?

  /// A closure with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What a swipe over a row shows, together.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the edge inward.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// These actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
