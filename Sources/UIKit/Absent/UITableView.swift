/// A list of rows. There is no such list here: it keeps what it is told, and showing one ends the replay with an error that names it.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Whether sections stand apart.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left, top, bottom, none, middle
    case automatic = 100
  }

  /// Whether sections stand apart.
  public let style: Style
  /// Who gives the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Who is told.
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Of a row, points.
  open var rowHeight = UITableView.automaticDimension
  /// Of a row before it is measured, points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Of a header, points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Of a footer, points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Before it is measured, points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Before it is measured, points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Above the first header, points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Between rows.
  open var separatorColor: UIColor?
  /// Of the lines between rows, points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Above the rows.
  open var tableHeaderView: UIView?
  /// Below the rows.
  open var tableFooterView: UIView?
  /// Behind the rows.
  open var backgroundView: UIView?
  /// Whether a row can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be moved and deleted.
  open var isEditing = false
  /// Which row is chosen.
  open var indexPathForSelectedRow: IndexPath? { selection }
  var selection: IndexPath?

  /// What a view's height means that measures itself.
  public class var automaticDimension: CGFloat { -1 }

  /// An empty list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// An empty list.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads no archive: an empty list.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Refused as soon as it has rows to show.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { Scene.current.refuse("UITableView") }
  }

  /// Asks for the rows anew.
  open func reloadData() { setNeedsLayout() }
  /// How many sections the data source has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows the data source has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// None: no row is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// None: no row is shown.
  open var visibleCells: [UITableViewCell] { [] }
  /// None: no row is shown.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// None: no row is shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// None: no row is shown.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// Says which class a reuse identifier means: not kept.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Says which file a reuse identifier means: not kept.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Refused: none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    Scene.current.refuse("UITableView")
    return nil
  }

  /// Refused: a bare one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    Scene.current.refuse("UITableView")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
