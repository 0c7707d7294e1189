import ScrollPhysics
import ScrollReplay

extension UIScrollView {
  /// Callbacks within callbacks, beyond which an app writes without end.
  private static var deepestCallback: Int { 64 }

  /// Makes the callbacks that a write of the app's own calls for, before it returns.
  func deliverNotices() {
    guard upkeep.depth < UIScrollView.deepestCallback else {
      Scene.current.refuse("a contentOffset that scrollViewDidScroll changes without end")
      while engine.nextNotice() != nil {}
      return
    }
    upkeep.depth += 1
    while let event = engine.nextNotice() {
      upkeep.events.insert(EventSet(event))
      respond(to: event)
    }
    upkeep.depth -= 1
  }

  /// Makes the callback for what the engine did by itself.
  func respondToEngine(_ event: ScrollEvent) {
    if event == .boundsDidChange {
      takeBoundsIfNew()
      // A subclass may observe its own property; the write itself changes nothing.
      let offset = CGPoint(engine.contentOffset)
      contentOffset = offset
    } else {
      respond(to: event)
    }
  }

  private func takeBoundsIfNew() {
    upkeep.depth += 1
    takeBounds()
    upkeep.depth -= 1
  }

  /// Makes the app's callback for `event`.
  func respond(to event: ScrollEvent) {
    switch event {
    case .boundsDidChange: takeBounds()
    case .didScroll: scrollDelegate?.scrollViewDidScroll(self)
    case .willBeginDragging: scrollDelegate?.scrollViewWillBeginDragging(self)
    case .layoutTarget: chooseLayoutTarget()
    case .willEndDragging: chooseDelegateTarget()
    case .didEndDragging(let decelerates):
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    case .willBeginDecelerating:
      upkeep.isGliding = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating:
      upkeep.isGliding = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .layoutPass: if !layoutState.needsLayout { setNeedsLayout() }
    }
  }

  private func chooseDelegateTarget() {
    guard let scrollDelegate, let release = engine.lastRelease else { return }
    let proposed = CGPoint(engine.targetContentOffset)
    var target = proposed
    scrollDelegate.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(release.velocity), targetContentOffset: &target)
    if target != proposed { engine.targetContentOffset = Vector(target) }
  }
}
