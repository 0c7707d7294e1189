/// What a view keeps for its constraints.
final class ConstraintState {
  /// Those that it is the closest view around.
  var held: [NSLayoutConstraint] = []
  /// Those that are about it, or about a guide of it.
  var touching: [NSLayoutConstraint] = []
  /// Guides that have been asked for or added.
  var guides: [UILayoutGuide] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  func touch(_ constraint: NSLayoutConstraint) {
    if !touching.contains(where: { $0 === constraint }) { touching.append(constraint) }
  }
}

extension UIView {
  /// Asks for a pass over the constraints.
  public func setNeedsUpdateConstraints() { layoutState.needsConstraints = true }
  /// Whether such a pass was asked for.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }
  /// Updates the constraints, where that was asked for.
  public func updateConstraintsIfNeeded() {
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    updateConstraints()
  }
  /// Whether any view has ever been placed by constraints: where none is, layout passes need not look for them.
  static var areConstraintsUsed = false

  var constraintState: ConstraintState {
    if let state = constraintsKept { return state }
    let state = ConstraintState()
    constraintsKept = state
    return state
  }

  /// The constraints that this view keeps.
  public var constraints: [NSLayoutConstraint] { constraintState.held }

  /// Has a constraint hold, kept by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

  /// Has constraints hold, kept by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }

  /// Has a constraint no longer hold.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }

  /// Has constraints no longer hold.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The constraints that are about this view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintState.touching.filter { ConstraintPass.axis(of: $0.firstAttribute) == axis }
  }

  /// The guides that have been added.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides.filter { $0.kind == .own } }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// How much the view keeps from growing beyond its content: 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis] ?? .defaultLow
  }

  /// Says how much the view keeps from growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { constraintState.hugging[axis] = priority }

  /// How much the view keeps from shrinking below its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintState.resistance[axis] ?? .defaultHigh }

  /// Says how much the view keeps from shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { constraintState.resistance[axis] = priority }

  /// A length that a constraint gives as a number.
  func fixedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraintState.touching.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }?.constant
  }

  /// The margins, and the covered edges where those reach further in.
  var marginsWithSafeArea: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    return UIEdgeInsets(
      top: layoutMargins.top + safeAreaInsets.top, left: layoutMargins.left + safeAreaInsets.left,
      bottom: layoutMargins.bottom + safeAreaInsets.bottom,
      right: layoutMargins.right + safeAreaInsets.right)
  }
}
