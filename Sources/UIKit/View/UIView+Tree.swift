extension UIView {
  /// A layer of that class.
  ///
  /// Classes of the app's own are made by `init(coder:)`, the one initialiser that every layer class has.
  static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, let type = type as? CALayer.Type,
      let layer = type.init(coder: EmptyCoder())
    else { return CALayer() }
    return layer
  }

  /// Puts `view` where `place` says among the other subviews.
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldWindow = view.window
    let newWindow = window
    let isNew = view.superview !== self
    if isNew {
      if oldWindow !== newWindow { view.forTree { $0.willMove(toWindow: newWindow) } }
      view.willMove(toSuperview: self)
      view.detach()
    } else {
      children.remove(view)
    }
    let index = place(children)
    let isOnTop = isNew && index == children.count && backing.layers.count == index
    children.insert(view, at: index)
    view.superview = self
    if isOnTop {
      backing.layers.append(view.backing)
      view.backing.superlayer = backing
    } else {
      stackLayers()
    }
    guard isNew else { return }
    view.markNeedsLayout()
    markNeedsLayout()
    if oldWindow !== newWindow { view.forTree { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes the view out of its superview, and tells so.
  func leaveSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    if hadWindow { forTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    detach()
    superview.markNeedsLayout()
    if hadWindow {
      // Nothing is animated that nobody sees: the blocks are told that it did not come to its end.
      forTree { $0.backing.cutMotions() }
      forTree { $0.didMoveToWindow() }
    }
    didMoveToSuperview()
  }

  private func detach() {
    superview?.children.remove(self)
    backing.removeFromSuperlayer()
    superview = nil
  }

  /// Moves `view` to the end or beginning of the subviews.
  func move(_ view: UIView, to place: KeyPath<[UIView], Int>) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    children.insert(view, at: children[keyPath: place])
    stackLayers()
  }

  /// Brings the layers into the subviews' order; layers of the app's own stay under them.
  func stackLayers() {
    var own = backing.layers.filter { $0.view == nil }
    own.append(contentsOf: children.map(\.backing))
    backing.layers = own
    for layer in own { layer.superlayer = backing }
  }

  /// Does something to this view and all below.
  private func forTree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forTree(body) }
  }
}

extension Array where Element: AnyObject {
  /// Takes out an object that is in it once at most.
  mutating func remove(_ object: Element) {
    if let index = firstIndex(where: { $0 === object }) { remove(at: index) }
  }
}
