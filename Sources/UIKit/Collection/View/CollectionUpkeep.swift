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
  var shown: [ShownElement] = []
  /// Those of the pass before; room for the next.
  var spare: [ShownElement] = []
  /// What of the content was seen in the last pass.
  var placedRect = CGRect.null
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
  /// The view that shows it; none while it is being made, and in no list of elements in sight.
  var view: UICollectionReusableView?
  /// The attributes' version that the view shows.
  var version: Int
  /// Where the element is without its transform.
  var upright: CGRect
  /// What was seen of the view last.
  var seen = SeenView()
  /// Whether the pass that is going on has found it again.
  var isKept = false

  init(
    _ element: ElementID, _ attributes: UICollectionViewLayoutAttributes,
    _ view: UICollectionReusableView?
  ) {
    self.element = element
    self.attributes = attributes
    self.view = view
    version = attributes.version
    upright = attributes.look.upright
  }
}

extension CollectionUpkeep {
  /// Appends what is seen of the elements, in the layout's order.
  func appendElements(to recording: inout Recording) {
    shown.withUnsafeMutableBufferPointer { shown in
      for index in shown.indices {
        guard let layer = shown[index].view?.backing else { continue }
        shown[index].seen.look(at: layer, as: shown[index].element)
        shown[index].seen.append(to: &recording)
      }
    }
  }
}
