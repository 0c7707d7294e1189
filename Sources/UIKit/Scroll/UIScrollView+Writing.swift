import ScrollPhysics
import ScrollReplay

// What the app writes goes to the engine, and its callbacks come before the write returns, as in UIKit.

extension UIScrollView {
  /// An engine at rest for a view of `size` in the current scene.
  static func engine(of size: CGSize) -> SimulatedScrollView {
    let settings = Scene.current.settings
    return SimulatedScrollView(
      boundsSize: .tame(size), contentSize: .zero, grid: settings.grid,
      constants: settings.constants)
  }

  /// Moves the content at once, or along the `UIView.animate` block that is being run.
  func write(offset: CGPoint) {
    upkeep.heldBounds = nil
    let target = tame(offset)
    // Where the app places the content as the screen turns, there it stays (D): the old target means another place.
    if Scene.current.isTurning, isDecelerating {
      engine.animateContentOffset(to: engine.contentOffset)
      deliverNotices()
    }
    guard target != engine.contentOffset else { return }
    if let animation = Scene.current.animation {
      animate(to: target, along: animation)
    } else {
      let old = engine.contentOffset
      let owner = engine.owner
      engine.write(contentOffset: target)
      guard engine.contentOffset != old else { return }
      upkeep.events.insert(.write)
      if owner != .none { upkeep.hasFought = true }
    }
    deliverNotices()
  }

  /// UIKit's `setContentOffset(_:animated: true)`; in a `UIView.animate` block the block's curve drives it, unless
  /// the scene says otherwise.
  func animate(to offset: CGPoint) {
    upkeep.heldBounds = nil
    let target = tame(offset)
    if let animation = Scene.current.animation, Scene.current.blocksDriveAnimatedOffsets {
      animate(to: target, along: animation)
    } else {
      engine.animateContentOffset(to: target)
    }
    deliverNotices()
  }

  private func animate(to target: Vector, along animation: ViewAnimation) {
    if animation.share != 0...1
      || animation.block.map({ $0.cycles != 1 || $0.isBackAndForth }) == true
    {
      Scene.current.refuse("a repeated or keyframe animation of contentOffset")
    }
    engine.animateContentOffset(
      to: target, along: animation.curve, duration: animation.duration, delay: animation.delay)
    guard engine.owner == .springAnimation || engine.owner == .curveAnimation else { return }
    upkeep.block?.cut()
    upkeep.block = animation.block
    animation.block?.begin()
    engine.ignoresTouchesInAnimation = animation.block?.allowsTouches == false
  }

  /// Tells the block of a view animation of the offset that it has ended, if something else has ended it.
  func settleBlock() {
    guard let block = upkeep.block,
      engine.owner != .springAnimation && engine.owner != .curveAnimation
    else { return }
    upkeep.block = nil
    if engine.isFingerDown || engine.owner != .none { block.cut() }
  }

  /// Takes the content's size.
  func write(contentSize size: CGSize) {
    let size = Extent.tame(size)
    guard size != engine.contentSize else { return }
    engine.contentSize = size
    upkeep.events.insert(.write)
    contentSizeDidChange()
    Observations.changed(self)
  }

  /// Content of another size: insets may count, and the view may lie past its limits.
  func contentSizeDidChange() {
    upkeep.needsConfinement = true
    setNeedsLayout()
    insetsDidChange()
  }

  /// Takes the view's own size.
  func write(boundsSize size: CGSize) {
    let size = Extent.tame(size)
    guard size != engine.boundsSize else { return }
    upkeep.heldBounds = nil
    engine.boundsSize = size
    upkeep.events.insert(.write)
    upkeep.needsConfinement = true
    deliverNotices()
    insetsDidChange()
  }

  /// Brings content at rest past limits that have changed back to them.
  func confine() {
    guard upkeep.needsConfinement else { return }
    upkeep.needsConfinement = false
    guard engine.phase == .idle else { return }
    let inside = engine.clamp(engine.contentOffset)
    guard inside != engine.contentOffset else { return }
    engine.write(contentOffset: inside)
    deliverNotices()
  }

  /// The offset nearest to the present one at which `rect` of the content is in sight.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func along(_ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      if high - low >= length || low < offset { return low }
      return high > offset + length ? high - length : offset
    }
    let size = CGSize(engine.boundsSize)
    let now = contentOffset
    let wanted = CGPoint(
      x: along(rect.minX, rect.maxX, now.x + inset.left, size.width - inset.left - inset.right)
        - inset.left,
      y: along(rect.minY, rect.maxY, now.y + inset.top, size.height - inset.top - inset.bottom)
        - inset.top)
    return CGPoint(engine.clamp(Vector(wanted)))
  }

  /// Notes that the app asks for a zoom.
  func refuseZooming() { Scene.current.refuse("UIScrollView zooming") }

  private func tame(_ offset: CGPoint) -> Vector {
    let now = engine.contentOffset
    return Vector(
      x: offset.x.isFinite ? Double(offset.x).tame() : now.x,
      y: offset.y.isFinite ? Double(offset.y).tame() : now.y)
  }
}
