/// A view that shows an image: kept, not drawn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage?
  /// What it shows when it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// What it shows one after the other; never started.
  open var animationImages: [UIImage]?
  /// Of one round, seconds.
  open var animationDuration: TimeInterval = 0
  /// Rounds; 0 without end.
  open var animationRepeatCount = 0
  /// Whether it shows images one after the other.
  open private(set) var isAnimating = false
  /// How large symbols are.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it lifts with the focus.
  open var adjustsImageWhenAncestorFocused = false

  /// A view at a place in its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads no archive: a view of no size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view as large as its image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Says that images are shown one after the other.
  open func startAnimating() { isAnimating = true }
  /// Says that they are not.
  open func stopAnimating() { isAnimating = false }

  /// The image's size, else none.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
