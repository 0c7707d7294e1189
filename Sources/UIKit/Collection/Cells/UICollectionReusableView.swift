/// A view of one element, used again for another when it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// By what it is found again.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that it was shown with last.
  var applied: UICollectionViewLayoutAttributes?
  /// What those said.
  var appliedLook = ElementLook()

  /// Creates a view where `frame` says.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view without size; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It will show another element.
  open func prepareForReuse() {}
  /// Its attributes have changed; its position and look are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Another layout is about to place it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Another layout has placed it.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The attributes that its content asks for; those given unless a subclass knows better.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }

  /// Takes attributes over, if they are others than before.
  ///
  /// - Returns: whether they were.
  @discardableResult
  final func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let look = attributes.look
    if let applied, look == appliedLook, isSame(attributes, as: applied) { return false }
    appliedLook = look
    applied =
      type(of: attributes) == UICollectionViewLayoutAttributes.self
      ? attributes : attributes.copy() as? UICollectionViewLayoutAttributes
    take(look)
    apply(attributes)
    return true
  }

  /// Whether attributes with an equal look are equal: a class of the app's own may add to them.
  private func isSame(
    _ attributes: UICollectionViewLayoutAttributes, as applied: UICollectionViewLayoutAttributes
  ) -> Bool {
    if type(of: attributes) == UICollectionViewLayoutAttributes.self { return true }
    return attributes.isEqual(applied)
  }

  private func take(_ look: ElementLook) {
    let geometry = backing.geometry
    if geometry.position != look.center { center = look.center }
    if geometry.bounds.size != look.size {
      bounds = CGRect(origin: geometry.bounds.origin, size: look.size)
    }
    if let space = look.space { transform3D = space } else { transform = look.transform }
    if geometry.alpha != look.alpha { alpha = look.alpha }
    if isHidden != look.isHidden { isHidden = look.isHidden }
    let depth = CGFloat(look.zIndex)
    if backing.zPosition != depth { backing.zPosition = depth }
  }
}
