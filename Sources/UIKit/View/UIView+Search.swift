extension UIView {
  /// Whether this is `view` or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// The first view here or below with that tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// A view that shows the same: an empty one of this size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
}
