import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Where the cells in sight stand in the view when an update begins.
///
/// An update of nothing but what is out of sight leaves them there: else everything the user sees jumps, as when items
/// come in above and the layout does not move the offset along.
@MainActor
struct CellsInSight {
  private let places: [(path: IndexPath, place: Vector)]
  private let isAtStart: Bool

  init(_ view: UICollectionView) {
    places = view.content.shown.filter { $0.element.kind == .cell }.map {
      ($0.attributes.indexPath, view.place(of: $0.attributes))
    }
    let offset = view.engine.contentOffset
    isAtStart = Axis.allCases.allSatisfy { offset[$0] <= view.engine.limits($0).minimum }
  }

  /// Notes that an update moved every cell in sight although it changed none of them.
  ///
  /// Not at the start of the content, where what comes in at the front is meant to be seen.
  func noteMove(by update: CollectionUpdate, in view: UICollectionView) {
    guard !update.items.isEmpty, !isAtStart, !places.contains(where: { update.names($0.path) })
    else { return }
    var moves: [(path: IndexPath, distance: Double)] = []
    for (path, place) in places {
      guard let path = update.place(of: path), let now = view.place(at: path) else { return }
      let distance = (now - place).squaredLength.squareRoot()
      guard distance > view.engine.grid.pixel else { return }
      moves.append((path, distance))
    }
    guard let first = moves.min(by: { $0.path < $1.path }) else { return }
    Scene.current.note(
      .movedUnderUpdate, of: ElementID(.cell, at: first.path), distance: first.distance)
  }
}

extension UICollectionView {
  /// Where the view shows the centre of what the layout placed.
  fileprivate func place(of attributes: UICollectionViewLayoutAttributes) -> Vector {
    Vector(attributes.center) - engine.contentOffset
  }

  /// Where the view shows the cell of an item, or would; none where that is no number.
  fileprivate func place(at path: IndexPath) -> Vector? {
    guard let attributes = layoutAttributesForItem(at: path), attributes.look.isFinite else {
      return nil
    }
    return place(of: attributes)
  }
}
