/// Says where a collection view's elements are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, UIKeyValueObserver {
  /// The view that asks; not kept alive.
  weak var owner: UICollectionView?
  /// The classes of the layout's own views, by their kind.
  var decorationClasses: [String: AnyClass] = [:]
  /// What the layout answers of itself about the cells of an update that is going on.
  private var ways = UpdateWays()

  /// Creates a layout without a view.
  public override init() { super.init() }
  /// Creates a layout without a view; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The view that asks.
  open var collectionView: UICollectionView? { owner }

  // MARK: Elements

  /// The kind of attributes that are made for the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Gets ready for questions; called in the layout pass after an invalidation.
  open func prepare() {}
  /// The size of everything together, points; nothing unless a subclass says.
  open var collectionViewContentSize: CGSize { .zero }
  /// Every element that `rect` of the content shows.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where a cell is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header, footer or another view beside the cells is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a view of the layout's own is.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a cell is that a finger holds: there, and nothing else changed.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = held ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Validity

  /// The kind of contexts that are made for the layout.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Has everything laid out anew in the next pass.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Has what `context` names laid out anew in the next pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }
  /// Whether new bounds call for a new layout; not unless a subclass says so. The view still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is invalid under new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Whether a cell's wish for another size calls for a new layout; not unless a subclass says so.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is invalid if the cell gets its wish.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Offset

  /// Where a release comes to rest; at `proposedContentOffset` unless a subclass says otherwise.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would.
  ///   - velocity: of the content, points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is to be after a rotation, an update or another layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// The data have changed; `prepare()` has been called for the new ones.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    ways = UpdateWays(updateItems, of: self)
  }
  /// The update is over.
  open func finalizeCollectionViewUpdates() { ways = UpdateWays() }
  /// Where a new cell comes from: from its own place, unseen; nil where it is not new.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { ways.initial[itemIndexPath] }
  /// Where an old cell goes: it fades where it was; nil where it stays or was out of sight.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { ways.final[itemIndexPath] }
  /// Where a new header, footer or another view beside the cells comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an old one goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a new view of the layout's own comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an old one goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Which views beside the cells go with an update; kept to the subclass, not asked here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views of the layout's own go with an update; not asked here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views beside the cells come with an update; not asked here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Which views of the layout's own come with an update; not asked here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Rotation and transitions

  /// The view is about to change its size, as by a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// It has changed it.
  open func finalizeAnimatedBoundsChange() {}
  /// This layout is about to replace `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// `newLayout` is about to replace this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// One layout has replaced another.
  open func finalizeLayoutTransition() {}

  // MARK: Moving by hand

  /// Where a held item would go; where it is.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// What is invalid while items are held; never asked here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// What is invalid when they are let go; never asked here.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Views of the layout's own

  /// Has views of `elementKind` made of `viewClass`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }
  /// Would have views of `elementKind` made from a nib; they are plain views here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib == nil ? nil : UICollectionReusableView.self
  }

  // MARK: Direction

  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether right to left mirrors it; kept, nothing is mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// A context of the layout's own kind.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { return UICollectionViewLayoutInvalidationContext() }
    return NSObject.make(type)
  }

  /// Attributes of the layout's own kind.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    guard type != UICollectionViewLayoutAttributes.self,
      let type = type as? UICollectionViewLayoutAttributes.Type
    else { return UICollectionViewLayoutAttributes() }
    return NSObject.make(type)
  }

  /// Notes what the layout's own superclass noticed of it; for layouts that share their attributes.
  func takeWrittenAttributes() -> [UICollectionViewLayoutAttributes] { [] }

  /// An observed property has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called after an interface file was read; there are none here, so only by the app itself.
  open func awakeFromNib() {}
}
