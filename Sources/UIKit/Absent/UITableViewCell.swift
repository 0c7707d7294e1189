/// A row of a list: kept, never shown.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a row has by itself.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What lies between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// What can be done to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Where its subviews belong.
  public let contentView = UIView(frame: .zero)
  /// What it is known by.
  public let reuseIdentifier: String?
  /// What it says.
  public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  /// What it says below or beside.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  /// What it shows.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// Behind it.
  open var backgroundView: UIView?
  /// Behind it when it is chosen.
  open var selectedBackgroundView: UIView?
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// At its end.
  open var accessoryType = AccessoryType.none
  /// At its end.
  open var accessoryView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it can be moved and deleted.
  open var isEditing = false
  /// Of the line below it, points.
  open var separatorInset = UIEdgeInsets.zero
  /// What it shows, since iOS 14.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// A row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Reads no archive: a row.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Says whether it is chosen, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether a finger is on it, at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// What a text and an image are shown by.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
