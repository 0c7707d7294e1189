/// What a cell shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same, adapted to a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// How a cell is, as a value.
public protocol UIConfigurationState {}

/// How a cell is.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it can be used.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it can be moved and deleted.
  public var isEditing = false

  /// None of these.
  public init() {}
}

/// What a list's cell shows: a text, another below it, an image.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The system's.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Of the text.
    public var color = UIColor.label
    /// At most so many lines, 0 for any number.
    public var numberOfLines = 0
    /// Which edge lines keep to.
    public var alignment = NSTextAlignment.natural
  }

  /// How an image looks.
  public struct ImageProperties {
    /// Of a stencil.
    public var tintColor: UIColor?
    /// Of the corners, points.
    public var cornerRadius: CGFloat = 0
    /// At most so large, points; 0 for any size.
    public var maximumSize = CGSize.zero
  }

  /// What it says.
  public var text: String?
  /// What it says, with attributes.
  public var attributedText: NSAttributedString?
  /// Below or beside that.
  public var secondaryText: String?
  /// What it shows.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Around all, points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  /// A text and an image.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A text and one below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A text and one beside it.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A view that keeps it; nothing is drawn.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same: it looks alike in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that keeps a list's configuration; nothing is drawn.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What it would show.
  open var configuration: any UIContentConfiguration

  /// A view that keeps it.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Not supported: nothing is made.
  public required init?(coder: NSCoder) { return nil }
}

/// What is behind a cell, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// Behind the cell.
  public var backgroundColor: UIColor?
  /// Of the corners, points.
  public var cornerRadius: CGFloat = 0
  /// Around it.
  public var strokeColor: UIColor?
  /// Of the line around it, points.
  public var strokeWidth: CGFloat = 0
  /// Between it and the cell's edges, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What a list's cell has.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
