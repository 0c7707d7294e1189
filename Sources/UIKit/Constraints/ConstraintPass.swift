/// Places subviews as the simple constraints say, from the superview down.
///
/// Followed are equalities, the most important first, that give a subview's edge, middle or length from one that is known: the
/// superview's (a scroll view's edges are its content's), a guide's, a sibling's that has been placed, a number. Where a
/// length is missing the content's own is taken. Not followed: inequalities, what would size a view by its
/// subviews, and equations that only together have a solution. A subview of which too little is known stays where it is.
@MainActor
struct ConstraintPass {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// Along one axis: where a view begins, ends, and what follows from those.
  struct Extent {
    var start: CGFloat?
    var end: CGFloat?
    var middle: CGFloat?
    var length: CGFloat?

    /// Derives what two of them give.
    mutating func complete() {
      if length == nil {
        if let start, let end { length = end - start }
        if let start, let middle { length = 2 * (middle - start) }
        if let end, let middle { length = 2 * (end - middle) }
      }
      guard let length else { return }
      if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
      guard let start else { return }
      end = start + length
      middle = start + length / 2
    }
  }

  private let view: UIView
  private let items: [AnyObject]
  private var across: [ObjectIdentifier: Extent] = [:]
  private var down: [ObjectIdentifier: Extent] = [:]
  private let constraints: [NSLayoutConstraint]

  /// Nothing to do where no subview is placed by constraints.
  init?(_ view: UIView) {
    let placed = view.children.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !placed.isEmpty else { return nil }
    let guides = view.layoutGuides
    items = placed + guides
    self.view = view
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = []
    for owner in items.compactMap({ $0 as? UIView }) + (guides.isEmpty ? [] : [view]) {
      for constraint in owner.constraintState.touching
      where constraint.relation == .equal && seen.insert(ObjectIdentifier(constraint)).inserted {
        found.append(constraint)
      }
    }
    constraints =
      found.filter { $0.priority == .required }
      + found.filter { $0.priority != .required }
      .sorted { $0.priority.rawValue > $1.priority.rawValue }
    guard !constraints.isEmpty else { return nil }
    for item in items { (across[id(item)], down[id(item)]) = (Extent(), Extent()) }
  }

  private func id(_ item: AnyObject) -> ObjectIdentifier { ObjectIdentifier(item) }

  /// Finds what can be found, and moves the subviews.
  mutating func run() {
    followAll()
    for item in items {
      guard let size = (item as? UIView)?.intrinsicContentSize else { continue }
      if across[id(item)]?.length == nil, size.width >= 0 { learn(item, .width, size.width) }
      if down[id(item)]?.length == nil, size.height >= 0 { learn(item, .height, size.height) }
      followAll()
    }
    for item in items { place(item) }
  }

  private mutating func followAll() {
    while constraints.reduce(false, { follow($1) || $0 }) {}
  }

  /// Whether the constraint has told something new.
  private mutating func follow(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.firstItem else { return false }
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let second = constraint.secondItem else {
      return other == .notAnAttribute && learn(first, one, constraint.constant)
    }
    if let known = value(second, other) {
      return learn(first, one, known * constraint.multiplier + constraint.constant)
    }
    guard let known = value(first, one), constraint.multiplier != 0 else { return false }
    return learn(second, other, (known - constraint.constant) / constraint.multiplier)
  }

  /// Keeps a value, unless the item is not to be placed or the value is known.
  @discardableResult
  private mutating func learn(_ item: AnyObject, _ attribute: Attribute, _ value: CGFloat) -> Bool {
    guard across[id(item)] != nil, let part = ConstraintPass.part(attribute) else { return false }
    let table: WritableKeyPath<ConstraintPass, [ObjectIdentifier: Extent]> =
      ConstraintPass.axis(of: attribute) == .horizontal ? \.across : \.down
    guard var extent = self[keyPath: table][id(item)], extent[keyPath: part] == nil else {
      return false
    }
    extent[keyPath: part] = value
    extent.complete()
    self[keyPath: table][id(item)] = extent
    return true
  }

  /// What is known of an item, in the view's coordinates.
  private func value(_ item: AnyObject, _ attribute: Attribute) -> CGFloat? {
    guard let part = ConstraintPass.part(attribute) else { return nil }
    let isAcross = ConstraintPass.axis(of: attribute) == .horizontal
    if let extent = isAcross ? across[id(item)] : down[id(item)] { return extent[keyPath: part] }
    guard let rect = view.rect(of: item, attribute) else { return nil }
    var extent =
      isAcross
      ? Extent(start: rect.minX, length: rect.width) : Extent(start: rect.minY, length: rect.height)
    extent.complete()
    return extent[keyPath: part]
  }

  private func place(_ item: AnyObject) {
    let old = (item as? UIView)?.untransformedFrame ?? (item as? UILayoutGuide)?.placed ?? .zero
    guard let across = across[id(item)], let down = down[id(item)] else { return }
    let scale = Scene.current.screenScale
    func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = edge(across.start ?? old.minX)
    let top = edge(down.start ?? old.minY)
    let right = edge(across.end ?? left + (across.length ?? old.width))
    let bottom = edge(down.end ?? top + (down.length ?? old.height))
    let new = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    guard new != old else { return }
    (item as? UIView)?.untransformedFrame = new
    (item as? UILayoutGuide)?.placed = new
  }

  /// Along which axis an edge or a length is.
  static func axis(of attribute: Attribute) -> NSLayoutConstraint.Axis {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  private static func part(_ attribute: Attribute) -> WritableKeyPath<Extent, CGFloat?>? {
    switch attribute {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: \.start
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      \.end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: \.middle
    case .width, .height: \.length
    case .notAnAttribute: nil
    }
  }
}
