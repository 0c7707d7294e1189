import ScrollPhysics
import ScrollReplay

extension UICollectionView {
  /// Asks the layout about new bounds before the view takes them, then invalidates.
  func askLayout(taking take: () -> Void) {
    let new = CGRect(origin: CGPoint(engine.contentOffset), size: CGSize(engine.boundsSize))
    guard new != upkeep.announced else { return take() }
    let layout = collectionViewLayout
    upkeep.heldBounds = upkeep.announced
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    upkeep.heldBounds = nil
    take()
    if let context { layout.invalidateLayout(with: context) }
  }

  /// Something of the layout is invalid: the next pass prepares it anew.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    content.isLayoutValid = false
    content.wasInvalidated = true
    if context.invalidateEverything || context.invalidateDataSourceCounts, content.update == nil {
      content.counts = nil
    }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      content.offsetAdjustment.x += adjustment.x
      content.offsetAdjustment.y += adjustment.y
    }
    setNeedsLayout()
  }
}
