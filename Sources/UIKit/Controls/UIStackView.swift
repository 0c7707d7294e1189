/// A view that lays others in a row or a column.
///
/// The simple case is laid out: views of their own or their fitting size, or of equal shares, one after the other with the
/// spacing between them, filling the other axis. Alignment to baselines is taken for the leading edge.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views in the row, in order; all are subviews, not every subview is among them.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Along which axis: across unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the axis is shared: filled unless set.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where views lie on the other axis: filled unless set.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// Between views, points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether spacing goes from baseline to baseline; kept.
  open var isBaselineRelativeArrangement = false
  /// Whether the row keeps to the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  /// The spacing that stands for the stack's own.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that stands for the system's, taken for 8 points.
  public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  /// An empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads no archive: an empty row.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view to the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// Puts another distance after a view, points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The distance after a view, points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The distance after a view that is laid out, points.
  func gap(after view: UIView) -> CGFloat {
    let gap = gaps[ObjectIdentifier(view)] ?? spacing
    return gap == UIStackView.spacingUseSystem ? 8 : gap
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// The views' lengths one after the other, and the largest on the other axis.
  open override var intrinsicContentSize: CGSize { arrangedSize }

  /// How the axis is shared.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie on the other axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// `leading` of a row.
    public static let top = Alignment.leading
    /// `trailing` of a row.
    public static let bottom = Alignment.trailing
  }
}
