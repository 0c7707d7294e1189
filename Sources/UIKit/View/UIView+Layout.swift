/// What layout passes know of a view.
struct LayoutState {
  /// Whether the view asked for a pass.
  var needsLayout = false
  /// Whether a view below asked.
  var isAskedBelow = false
  /// Whether it asked for a pass over its constraints.
  var needsConstraints = false
}

extension UIView {
  /// Rounds in which views may ask anew before the next frame has to do.
  private static var mostRounds: Int { 4 }

  /// Asks for a layout pass.
  func markNeedsLayout() {
    layoutState.needsLayout = true
    var view = superview
    while let above = view, !above.layoutState.isAskedBelow {
      above.layoutState.isAskedBelow = true
      view = above.superview
    }
  }

  /// Lays out from the topmost view that asks for it without a gap down to here.
  func layOutTree() {
    var top = self
    while let above = top.superview, above.layoutState.needsLayout { top = above }
    for _ in 0..<UIView.mostRounds where top.layoutState.needsLayout || top.layoutState.isAskedBelow
    {
      top.layOutDownward()
    }
  }

  private func layOutDownward() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      updateConstraintsIfNeeded()
      controller?.viewWillLayoutSubviews()
      backing.layoutSublayers()
      controller?.viewDidLayoutSubviews()
    }
    guard layoutState.isAskedBelow else { return }
    layoutState.isAskedBelow = false
    for child in children { child.layOutDownward() }
  }

  /// The view's size has changed: the subviews follow by their masks, and a layout pass is due.
  func boundsSizeDidChange(from old: CGSize) {
    takeSize()
    markNeedsLayout()
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && !child.autoresizingMask.isEmpty {
      child.follow(from: old, to: new)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    var frame = frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = UIView.spread(
      frame.origin.x, frame.width, old.width, by: new.width - old.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = UIView.spread(
      frame.origin.y, frame.height, old.height, by: new.height - old.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    if frame != self.frame { self.frame = frame }
  }

  /// Spreads a change over what may change, each by its share of the old length.
  private static func spread(
    _ start: CGFloat, _ length: CGFloat, _ whole: CGFloat, by change: CGFloat,
    _ first: Bool, _ middle: Bool, _ last: Bool
  ) -> (CGFloat, CGFloat) {
    let end = whole - start - length
    let flexible = (first ? start : 0) + (middle ? length : 0) + (last ? end : 0)
    let count: CGFloat = (first ? 1 : 0) + (middle ? 1 : 0) + (last ? 1 : 0)
    guard count > 0 else { return (start, length) }
    let share = { (part: CGFloat) in change * (flexible > 0 ? part / flexible : 1 / count) }
    return (start + (first ? share(start) : 0), length + (middle ? share(length) : 0))
  }

  /// How far the screen's covered edges reach into the view.
  var coveredEdges: UIEdgeInsets {
    guard let window else { return .zero }
    let safe = Scene.current.coveredEdges
    let covered = convert(bounds, to: window)
    let screen = window.bounds
    let extra = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, min(safe.top - covered.minY, bounds.height)) + extra.top,
      left: max(0, min(safe.left - covered.minX, bounds.width)) + extra.left,
      bottom: max(0, min(covered.maxY - screen.height + safe.bottom, bounds.height)) + extra.bottom,
      right: max(0, min(covered.maxX - screen.width + safe.right, bounds.width)) + extra.right)
  }
}
