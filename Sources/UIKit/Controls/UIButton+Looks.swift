extension UIButton {
  /// Says a state's title.
  public func setTitle(_ title: String?, for state: State) {
    looks[state.rawValue, default: Look()].title = title
  }
  /// Says a state's title with attributes.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state.rawValue, default: Look()].attributedTitle = title
  }
  /// Says the colour of a state's title.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state.rawValue, default: Look()].titleColor = color
  }
  /// Says the colour of the shadow of a state's title.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks[state.rawValue, default: Look()].titleShadowColor = color
  }
  /// Says a state's image.
  public func setImage(_ image: UIImage?, for state: State) {
    looks[state.rawValue, default: Look()].image = image
  }
  /// Says what is behind a state's title and image.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state.rawValue, default: Look()].backgroundImage = image
  }
  /// Says how large the symbols of a state are: not kept.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// A state's title, else the normal one.
  public func title(for state: State) -> String? { look(\.title, state) }
  /// A state's title with attributes, else the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    look(\.attributedTitle, state)
  }
  /// The colour of a state's title, else the normal one.
  public func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) }
  /// The colour of the shadow of a state's title, else the normal one.
  public func titleShadowColor(for state: State) -> UIColor? { look(\.titleShadowColor, state) }
  /// A state's image, else the normal one.
  public func image(for state: State) -> UIImage? { look(\.image, state) }
  /// What is behind a state's title and image, else what is normally.
  public func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }

  /// The title of the state that holds.
  public var currentTitle: String? { title(for: state) ?? currentAttributedTitle?.string }
  /// The title with attributes of the state that holds.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the state that holds: white unless set.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image of the state that holds.
  public var currentImage: UIImage? { image(for: state) }
  /// What is behind title and image in the state that holds.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func look<Value>(_ part: KeyPath<Look, Value?>, _ state: State) -> Value? {
    looks[state.rawValue]?[keyPath: part] ?? looks[State.normal.rawValue]?[keyPath: part]
  }
}

extension UIButton {
  /// What a button looks like as a whole.
  public struct Configuration {
    /// What it says.
    public var title: String?
    /// Below the title.
    public var subtitle: String?
    /// Beside the title.
    public var image: UIImage?
    /// Of the title and the image.
    public var baseForegroundColor: UIColor?
    /// Behind them.
    public var baseBackgroundColor: UIColor?
    /// Around them, points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between the image and the title, points.
    public var imagePadding: CGFloat = 0
    /// Between the title and the subtitle, points.
    public var titlePadding: CGFloat = 1
    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// Whether it shows that something is going on.
    public var showsActivityIndicator = false

    /// Nothing behind the title.
    public static func plain() -> Configuration { Configuration() }
    /// A pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// A grey background.
    public static func gray() -> Configuration { Configuration() }
    /// A full background.
    public static func filled() -> Configuration { Configuration() }
    /// Nothing at all.
    public static func borderless() -> Configuration { Configuration() }
    /// A border.
    public static func bordered() -> Configuration { Configuration() }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
  }
}

/// Edges in reading order.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The one that reading begins at.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The one that reading ends at.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all = NSDirectionalRectEdge(rawValue: 0xF)
}
