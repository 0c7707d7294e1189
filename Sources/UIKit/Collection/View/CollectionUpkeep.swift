import ScrollLayout

/// What a collection view keeps of its elements.
struct CollectionUpkeep {
  /// How many items each section has; nil: the data source has to be asked.
  var counts: [Int]?
  /// Whether the layout is prepared for the bounds and data as they are.
  var isLayoutValid = false
  /// Whether it was invalidated since the elements in sight were placed.
  var wasInvalidated = true
  /// By how much the offset moves with the next layout, points.
  var offsetAdjustment = CGPoint.zero
  /// Whether the layout says the content's size just now.
  var isSizingContent = false
  /// The elements in sight, in the order in which the layout named them.
  var shown: [ShownElement] = []
  /// Those of the pass before; room for the next.
  var spare: [ShownElement] = []
  /// The views that wait for another element.
  var pool = ReusePool()
  /// The attributes of the element for which a view is being made.
  var pending: UICollectionViewLayoutAttributes?
  /// The update that is being collected.
  var update: CollectionUpdate?
  /// Which items are selected, in the order of selection.
  var selection: [IndexPath] = []
}

/// An element in sight.
struct ShownElement {
  /// Its name in recordings.
  var element: ElementID
  /// Where and how the layout says it is.
  var attributes: UICollectionViewLayoutAttributes
  /// The view that shows it.
  var view: UICollectionReusableView
  /// Whether the pass that is going on has found it again.
  var isKept = false
}
