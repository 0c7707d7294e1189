import ScrollPhysics
import ScrollReplay

extension UICollectionView {
  /// Replaces one layout by another.
  ///
  /// The offset stays, within the new limits, unless the new layout or the delegate says where it is to be.
  func transition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, replace: () -> Void
  ) {
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for shown in content.shown { shown.view.willTransition(from: old, to: new) }
    old.owner = nil
    replace()
    new.owner = self
    let context = new.makeContext()
    context.everything = true
    new.invalidateLayout(with: context)
    content.isLayoutValid = false
    content.wasInvalidated = true
    if window != nil || !content.shown.isEmpty {
      prepareLayout()
      moveToProposedOffset()
    }
    for shown in content.shown { shown.view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    setNeedsLayout()
  }

  /// Asks where the content is to be after a rotation, an update or another layout: the layout, then the delegate.
  func moveToProposedOffset() {
    let proposed = contentOffset
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      let proposal = target
      target =
        OptionalRequirement.answer {
          delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposal)
        } ?? target
    }
    guard target != proposed else { return }
    contentOffset = CGPoint(engine.clamp(Vector(target)))
  }

}
