import ScrollLayout
import ScrollReplay

/// What a collection view keeps of its elements.
@MainActor
final class CollectionUpkeep {
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
  var shown: [ShownElement] = [] { didSet { recorded = nil } }
  /// Room for those of the next pass.
  var spare: [ShownElement] = []
  /// What the layout names in the pass that is going on.
  var found: [FoundElement] = []
  /// Where the last frame's run in the recording's cells lies; nil once there may be others in sight.
  private var recorded: Range<Int>?
  /// The views that wait for another element.
  var pool = ReusePool()
  /// The attributes of the element for which a view is being made.
  var pending: UICollectionViewLayoutAttributes?
  /// The update that is being collected.
  var update: CollectionUpdate?
  /// Which items are selected, in the order of selection.
  var selection: [IndexPath] = []
}

/// An element in sight, from the pass that finds it to the one that misses it.
@MainActor
final class ShownElement {
  /// Its name in recordings.
  var element: ElementID
  /// Where and how the layout says it is.
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// The view that shows it.
  let view: UICollectionReusableView
  /// The attributes' version that the view shows.
  private(set) var version: Int
  /// Where the element is without its transform.
  private(set) var upright: CGRect
  /// What was seen of the view last.
  let seen = SeenView()
  /// Whether the pass that is going on has found it again.
  var isKept = false

  init(
    _ element: ElementID, _ attributes: UICollectionViewLayoutAttributes,
    _ view: UICollectionReusableView
  ) {
    self.element = element
    self.attributes = attributes
    self.view = view
    version = attributes.version
    upright = attributes.look.upright
  }

  /// Takes what the layout says of the element now.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    version = attributes.version
    upright = attributes.look.upright
  }
}

/// An element that the layout names.
struct FoundElement {
  let element: ElementID
  let attributes: UICollectionViewLayoutAttributes
  /// The same element in sight before.
  let shown: ShownElement?
}

extension CollectionUpkeep {
  /// Appends what is seen of the elements, in the layout's order: where nothing has changed, the frame before's once
  /// more.
  func appendElements(to recording: inout Recording) {
    let start = recording.cells.count
    var isSame = recorded?.upperBound == start
    for element in shown {
      if element.seen.look(at: element.view.backing, as: element.element) { isSame = false }
    }
    if isSame, let recorded {
      recording.repeatElements(recorded)
    } else {
      for element in shown { element.seen.append(to: &recording) }
    }
    recorded = start..<recording.cells.count
  }
}
