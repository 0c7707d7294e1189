/// What shall hold between two lengths or edges: `first = multiplier · second + constant`, points.
///
/// Constraints are kept, and the simple ones are followed from the superview down: equalities, the most important first, that
/// give a subview's edge, middle or length from one that is known, be it the superview's, a guide's, a placed sibling's or a number.
/// Inequalities, sizes that follow from subviews, and equations that only together have a solution are not.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A view or a layout guide.
  public private(set) weak var firstItem: AnyObject?
  /// Which of its lengths or edges.
  public let firstAttribute: Attribute
  /// Equal, at least or at most.
  public let relation: Relation
  /// A view or a layout guide; none where a length is a number.
  public private(set) weak var secondItem: AnyObject?
  /// Which of its lengths or edges.
  public let secondAttribute: Attribute
  /// Of the second length or edge.
  public let multiplier: CGFloat
  /// Added to it, points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// How much it matters: 1000, required, unless set.
  open var priority = UILayoutPriority.required { didSet { changed() } }
  /// What the app calls it.
  open var identifier: String?
  /// Kept.
  open var shouldBeArchived = false
  private weak var holder: UIView?

  /// A constraint that does not hold yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Whether it holds: then the closest view around both items keeps it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Has constraints hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints no longer hold.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The edges that it is about.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }

  /// The views that it is about.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
  }

  func activate(in view: UIView? = nil) {
    guard holder == nil, let holder = view ?? around(views) else { return }
    self.holder = holder
    holder.constraintState.held.append(self)
    for view in views { view.constraintState.touch(self) }
    changed()
  }

  func deactivate() {
    guard let holder else { return }
    changed()
    holder.constraintState.held.removeAll { $0 === self }
    for view in views { view.constraintState.touching.removeAll { $0 === self } }
    self.holder = nil
  }

  /// Asks for a layout pass of all whose subviews may move.
  private func changed() {
    guard let holder else { return }
    for view in views where view !== holder {
      view.setNeedsLayout()
      view.superview?.setNeedsLayout()
    }
    holder.setNeedsLayout()
    holder.superview?.setNeedsLayout()
  }

  /// The closest view that holds all.
  private func around(_ views: [UIView]) -> UIView? {
    var view = views.first
    while let candidate = view, !views.allSatisfy({ $0.isDescendant(of: candidate) }) {
      view = candidate.superview
    }
    return view ?? views.first
  }
}
