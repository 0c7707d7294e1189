import ScrollLayout

/// What a layout answers of itself about the cells of an update: new ones fade in, old ones out (grade C).
@MainActor
struct UpdateWays {
  /// What new cells come from, by their places after the update.
  var initial: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// What old cells become, by their places before it.
  var final: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Nothing is going on.
  init() {}

  /// The ways of an update for which `layout` is prepared and whose old cells are still shown.
  init(_ updates: [UICollectionViewUpdateItem], of layout: UICollectionViewLayout) {
    for update in updates where !update.isSection {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
        initial[path] = UpdateWays.unseen(layout.layoutAttributesForItem(at: path))
      } else if update.updateAction == .delete, let path = update.indexPathBeforeUpdate {
        let shown = layout.collectionView?.content.shown.first {
          $0.element.kind == .cell && $0.attributes.indexPath == path
        }
        final[path] = UpdateWays.unseen(shown?.attributes)
      }
    }
  }

  private static func unseen(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
