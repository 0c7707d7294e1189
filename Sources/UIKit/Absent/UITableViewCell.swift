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

/// A controller of a list.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The list.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Asks for fresh rows.
  open var refreshControl: UIRefreshControl?
  private let style: UITableView.Style

  /// A list in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A plain list.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Reads no archive: a plain list.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    let list = UITableView(frame: UIScreen.main.bounds, style: style)
    list.dataSource = self
    list.delegate = self
    view = list
  }

  /// One, unless a subclass says otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A bare one, unless a subclass says otherwise.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Does nothing, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The list's own, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
}
