/// A question to the person. Nobody answers in a replay: presenting it is refused.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Below the title.
  open var message: String?
  /// Where the question stands.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that stands out.
  open var preferredAction: UIAlertAction?
  /// Fields for text.
  open private(set) var textFields: [UITextField]?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field for text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an answer means.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// What it says.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// An answer, and what it does; nobody gives it in a replay.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
