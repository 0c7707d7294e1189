/// An entry of a menu: a title, a picture, and for an action what it does.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it says.
  open internal(set) var title: String
  /// Beside the title.
  open internal(set) var image: UIImage?
  /// Below the title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an entry is shown and whether it can be used.
  public struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}

/// A closure with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Whose it is.
  public let identifier: Identifier
  /// Under the title where there is room.
  open var discoverabilityTitle: String?
  /// Whether it can be used.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// What used it.
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// A closure with a title; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var made = 0

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Entries under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu lies within another.
  public struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand among the others.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is ticked at most.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Whose it is.
  public let identifier: Identifier
  /// How it lies within another.
  public let options: Options
  /// Its entries.
  public let children: [UIMenuElement]

  /// Entries under a title.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
