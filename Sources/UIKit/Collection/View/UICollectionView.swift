import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A scroll view on elements that a data source has and a layout places.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What the view keeps of its elements.
  let content = CollectionUpkeep()
  private var layout: UICollectionViewLayout
  private weak var typedDelegate: (any UICollectionViewDelegate)?

  /// Creates a view where `frame` says, laid out by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a view without size, laid out in lines; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  /// Who is told what the view does; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { typedDelegate }
    set { scrollDelegate = newValue }
  }
  /// Who has the data; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }
  /// Who gets data ready; never asked here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether data are got ready before they are seen; kept only.
  open var isPrefetchingEnabled = true
  /// Whether cells that size themselves may do so again; kept only.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// Whether the view is being edited; kept only.
  open var isEditing = false
  /// Whether items can be selected while editing; kept only.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one can while editing; kept only.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether an item remembers the focus; kept only.
  open var remembersLastFocusedIndexPath = false
  /// Whether the selection follows the focus; kept only.
  open var selectionFollowsFocus = false
  /// Whether items can be dragged out; kept only.
  open var dragInteractionEnabled = false
  /// How fast items make room for a held one; kept only.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Behind the content, as large as the view.
  open var backgroundView: UIView? { didSet { put(backgroundView, instead: oldValue) } }

  // MARK: Layout

  /// Who places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Has another layout place the elements; at once, also where it would be animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Has another layout place the elements, then calls `completion`; at once, also where it would be animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout
    guard layout !== old else { return }
    transition(from: old, to: layout) { self.layout = layout }
    completion?(true)
  }
  /// Ends the replay: nobody moves from layout to layout by hand here.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    Scene.current.refuse("UICollectionView.startInteractiveTransition(to:completion:)")
    return UICollectionViewTransitionLayout(currentLayout: self.layout, nextLayout: layout)
  }
  /// Does nothing: no transition is under way.
  open func finishInteractiveTransition() {}
  /// Does nothing: no transition is under way.
  open func cancelInteractiveTransition() {}

  /// Lays out what is seen of the content.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  // MARK: Data

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }
  /// How many items a section has; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// Takes everything anew from the data source.
  open func reloadData() { takeAnew() }

  /// Has cells made of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    content.pool.register(cellClass, for: .init(kind: nil, identifier: identifier))
  }
  /// Has cells made from a nib: of the class that it is named after.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    content.pool.register(nib, for: .init(kind: nil, identifier: identifier))
  }
  /// Has views beside the cells made of a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    content.pool.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }
  /// Has views beside the cells made from a nib: of the class that it is named after.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    content.pool.register(nib, for: .init(kind: kind, identifier: identifier))
  }
  /// A cell that waits, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let view = dequeue(.init(kind: nil, identifier: identifier), for: indexPath)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: view.frame)
  }
  /// A view beside the cells that waits, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.init(kind: elementKind, identifier: identifier), for: indexPath)
  }

  // MARK: What is seen

  /// The cells in sight, in the layout's order.
  open var visibleCells: [UICollectionViewCell] { shownViews(of: .cell) }
  /// Whose cells are in sight, in the layout's order.
  open var indexPathsForVisibleItems: [IndexPath] {
    content.shown.filter { $0.element.kind == .cell }.map(\.attributes.indexPath)
  }
  /// The cell of an item in sight; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.shown.last { $0.element.kind == .cell && $0.attributes.indexPath == indexPath }?.view
      as? UICollectionViewCell
  }
  /// Whose cell it is; nil if it is out of sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.shown.first { $0.view === cell }?.attributes.indexPath
  }
  /// Whose view beside the cells it is; nil if it is out of sight.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    content.shown.first { $0.view === supplementaryView }?.attributes.indexPath
  }
  /// The item at a point of the content: the topmost.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// The view of an element beside the cells; nil if it is out of sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    content.shown.last {
      $0.attributes.representedElementKind == elementKind && $0.attributes.indexPath == indexPath
    }?.view
  }
  /// The views of a kind in sight, in the layout's order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    content.shown.filter { $0.attributes.representedElementKind == elementKind }
      .compactMap(\.view)
  }
  /// Whose views of a kind are in sight, in the layout's order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    content.shown.filter { $0.attributes.representedElementKind == elementKind }
      .map(\.attributes.indexPath)
  }
  /// Where the layout says that an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  /// Where the layout says that an element beside the cells is.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item, as far as the limits let it.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - scrollPosition: where in the view it is to be; nowhere named: as little as brings it into sight.
  ///   - animated: whether in 0.3 s.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let offset = offset(showing: indexPath, at: scrollPosition) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Updates

  /// Makes several changes as one.
  ///
  /// - Parameters:
  ///   - updates: calls `insertItems(at:)` and the like, and changes the data.
  ///   - completion: called when the update is over, which is at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(updates, completion) }
  /// Items are new.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.insert(path) } }
  }
  /// Items are gone.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.delete(path) } }
  }
  /// Items have other content.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.reload(path) } }
  }
  /// Items have other content and keep their cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// An item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Sections are new.
  open func insertSections(_ sections: IndexSet) {
    change { for section in sections { $0.insert(.section(section)) } }
  }
  /// Sections are gone.
  open func deleteSections(_ sections: IndexSet) {
    change { for section in sections { $0.delete(.section(section)) } }
  }
  /// Sections have other content.
  open func reloadSections(_ sections: IndexSet) {
    change { for section in sections { $0.reload(.section(section)) } }
  }
  /// A section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(.section(section), to: .section(newSection)) }
  }
  /// Whether the data have changed and the view has not been told yet; never here.
  open var hasUncommittedUpdates: Bool { content.update != nil }

  // MARK: Selection

  /// Which items are selected; nil where none is.
  open var indexPathsForSelectedItems: [IndexPath]? { content.selection }
  /// Selects an item, and scrolls to it if a position is named; the delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Takes an item out of the selection; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Moving by hand

  /// Ends the replay: no item is moved by hand here.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    Scene.current.refuse("UICollectionView interactive movement")
    return false
  }
  /// Does nothing: no item is held.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing: no item is held.
  open func endInteractiveMovement() {}
  /// Does nothing: no item is held.
  open func cancelInteractiveMovement() {}

  // MARK: For the motion

  override func delegateDidChange() {
    typedDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  override func takeBounds() {
    askLayout { super.takeBounds() }
  }

  override func turn(to size: CGSize) {
    layout.prepare(forAnimatedBoundsChange: bounds)
    super.turn(to: size)
    moveToProposedOffset()
    layout.finalizeAnimatedBoundsChange()
  }

  override func chooseLayoutTarget() {
    guard let release = engine.lastRelease else { return }
    let proposed = CGPoint(engine.targetContentOffset)
    let target = Scene.current.asking {
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(release.velocity))
    }
    if target != proposed { engine.targetContentOffset = Vector(target) }
  }

  override func appendElements(to recording: inout Recording, frame: Int) {
    content.appendElements(to: &recording)
  }
}
