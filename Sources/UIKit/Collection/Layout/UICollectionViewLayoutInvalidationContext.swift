/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var everything = false
  var dataSourceCounts = false

  /// Creates a context that names nothing: all positions are invalid.
  public override init() { super.init() }

  /// Whether all data are new, as after `reloadData()`.
  open var invalidateEverything: Bool { everything }
  /// Whether there may be other items than before.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }
  /// Which cells are invalid; nil where none is named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Which views beside the cells are invalid, by their kind; nil where none is named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Which views of the layout's own are invalid, by their kind; nil where none is named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Names cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names views beside the cells.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Names views of the layout's own.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// By how much the content offset moves with the new layout, points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows with the new layout, points; the layout says itself how large it is.
  open var contentSizeAdjustment = CGSize.zero
  /// Where items were that a finger holds; never here.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where items are that a finger holds; never here.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where the finger is that holds items.
  open var interactiveMovementTarget: CGPoint { .zero }
}

/// What of a flow layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes are asked for anew; they are by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether attributes are made anew; they are by default.
  open var invalidateFlowLayoutAttributes = true
}
