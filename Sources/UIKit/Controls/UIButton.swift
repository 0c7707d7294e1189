/// A control with a title and an image for each of its states.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight, infoDark, contactAdd, plain, close

    /// The oldest name of the system's look.
    public static let roundedRect = ButtonType.system
  }

  /// What a button shows in one state.
  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// How it looks by itself.
  open internal(set) var buttonType = ButtonType.custom
  var looks: [UInt: Look] = [:]
  private let label = UILabel()
  private let picture = UIImageView()

  /// Around the title and the image, points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Around the title, points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Around the image, points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image darkens under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image pales when the button cannot be used.
  open var adjustsImageWhenDisabled = true
  /// Whether it shines under a finger.
  open var showsTouchWhenHighlighted = false
  /// Whether a tap changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false
  /// What it looks like as a whole, since iOS 15.
  open var configuration: Configuration?
  /// Adapts the configuration to the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// What it opens.
  open var menu: UIMenu?

  /// A custom button at a place in its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads no archive: a custom button of no size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button that looks this way by itself.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button that runs an action when it is used.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// A button that looks as configured and runs an action when it is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The view that shows the title.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// Asks for the configuration to be adapted, at once here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Adapts the configuration to the state: the handler is called.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Where the content lies: within ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The title and the image beside it, estimated, with the insets; the system's look is at least 30 high.
  open override var intrinsicContentSize: CGSize {
    let title = (currentTitle ?? configuration?.title).map {
      TextSize.of($0, font: label.font ?? .systemFont(ofSize: 18))
    }
    let image = (currentImage ?? configuration?.image)?.size ?? .zero
    let inner = CGSize(
      width: (title?.width ?? 0) + image.width, height: max(title?.height ?? 0, image.height))
    let least = buttonType == .system ? CGSize(width: 30, height: 30) : .zero
    return Scene.current.whole(
      CGSize(
        width: max(least.width, inner.width + contentEdgeInsets.left + contentEdgeInsets.right),
        height: max(least.height, inner.height + contentEdgeInsets.top + contentEdgeInsets.bottom)))
  }

  /// Its own size, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
