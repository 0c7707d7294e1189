extension UIView {
  /// Moves the subviews that simple constraints place.
  func followConstraints() {
    guard UIView.areConstraintsUsed, var pass = ConstraintPass(self) else { return }
    pass.run()
  }

  /// Where the view would lie without its transform.
  var untransformedFrame: CGRect {
    get {
      let size = bounds.size
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// The rectangle that an item's edges mean, in this view's coordinates; none for what lies in the subviews.
  func rect(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> CGRect? {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return owner === self
        ? guide.layoutFrame
        : outside(owner).map { _ in
          owner.convert(guide.layoutFrame, to: self)
        }
    }
    guard let view = item as? UIView else { return nil }
    if view === self { return rect(of: attribute) }
    if view.superview === self { return view.untransformedFrame }
    return outside(view).map { $0.convert($0.bounds, to: self) }
  }

  /// The rectangle that this view's own edges mean to its subviews.
  private func rect(of attribute: NSLayoutConstraint.Attribute) -> CGRect {
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return bounds.inset(by: marginsWithSafeArea)
    case .width, .height: return bounds
    default:
      guard let scroll = self as? UIScrollView else { return bounds }
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
  }

  private func outside(_ view: UIView) -> UIView? { view.isDescendant(of: self) ? nil : view }
}
