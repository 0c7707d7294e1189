/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  public let contentView: UIView

  /// Creates a cell where `frame` says.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell without size; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is down on it.
  open var isHighlighted = false
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet { put(backgroundView, instead: oldValue) }
  }
  /// Behind the content while it is selected.
  open var selectedBackgroundView: UIView? {
    didSet { put(selectedBackgroundView, instead: oldValue) }
  }

  private func put(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Selected no more, before another item is shown.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// Adapts the configurations to a state; asked for by ``setNeedsUpdateConfiguration()`` alone.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A drag session changes how it looks; never here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What a drag session does with the cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is carried.
    case dragging
  }
}
