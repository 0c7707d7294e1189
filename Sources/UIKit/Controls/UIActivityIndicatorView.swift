// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// A wheel that turns: whether it turns is kept.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How it looks.
  open var style = Style.medium
  /// Of the wheel.
  open var color: UIColor!
  /// Whether it hides while it stands still.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// A wheel that stands still, and is hidden therefore.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel as large as its style says.
  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  /// The spelling before Swift 4.2.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Reads no archive: a wheel that stands still.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Turns, and is seen.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 37 points for the large style, else 20.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// How a wheel looks.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }
}

/// A bar that fills: how far is kept.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var done: Float = 0

  /// 0 to 1.
  open var progress: Float {
    get { done }
    set { done = max(0, min(newValue, 1)) }
  }
  /// How it looks.
  open var progressViewStyle = Style.default
  /// Of the filled part.
  open var progressTintColor: UIColor?
  /// Of the rest.
  open var trackTintColor: UIColor?
  /// In the filled part.
  open var progressImage: UIImage?
  /// In the rest.
  open var trackImage: UIImage?

  /// A bar of no size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A bar that looks so.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Reads no archive: a bar of no size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fills it so far, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Any width, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// How a bar looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}

/// A control that asks for fresh content. Pulling does nothing in a replay: only the app itself begins and ends it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether fresh content is on its way.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Says that fresh content is on its way.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it has come.
  open func endRefreshing() { isRefreshing = false }
}
