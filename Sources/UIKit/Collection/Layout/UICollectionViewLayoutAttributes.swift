import ScrollLayout

/// Where and how a collection view shows one element.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Values, not checked for overlapping accesses: they call nobody while they change.
  /// Where and how, in one value.
  @exclusivity(unchecked) private(set) final var look = ElementLook()
  /// How often that has changed.
  @exclusivity(unchecked) private(set) final var version = 0
  /// Which element they are about.
  @exclusivity(unchecked) private final var subject = ElementSubject()
  /// Whoever keeps these attributes and hands out the same object again, as a flow layout does.
  var sharing: SharedAttributes?
  /// Whether somebody wrote to them who does not keep them.
  var isWritten = false

  /// Creates attributes of the first cell.
  public override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, footer or another view beside the cells.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a view that belongs to the layout alone.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  // MARK: Whose

  /// The element's place in the data.
  open var indexPath: IndexPath {
    get { subject.path }
    set {
      subject.path = newValue
      subject.element = nil
    }
  }
  /// What the element is for.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { subject.category }
    set {
      subject.category = newValue
      subject.element = nil
    }
  }
  /// The kind of a supplementary or decoration view; none for cells.
  open internal(set) var representedElementKind: String? {
    get { subject.kind }
    set {
      subject.kind = newValue
      subject.element = nil
    }
  }
  /// The element's name in recordings, worked out once.
  final var element: ElementID? {
    get { subject.element }
    set { subject.element = newValue }
  }

  // MARK: Where

  /// The smallest upright rectangle around the transformed element, points.
  ///
  /// Set, it moves and sizes the element so that this is true again, as far as the transform lets it.
  open var frame: CGRect {
    get { look.frame }
    set { write(look.moved(to: newValue)) }
  }
  /// The middle, points.
  open var center: CGPoint {
    get { look.center }
    set { if look.center != newValue { note { $0.center = newValue } } }
  }
  /// The size before the transform, points.
  open var size: CGSize {
    get { look.size }
    set { if look.size != newValue { note { $0.size = newValue } } }
  }
  /// The size before the transform, at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: look.size) }
    set { size = newValue.size }
  }
  /// Applied about the middle.
  open var transform: CGAffineTransform {
    get { look.transform }
    set { if look.isSpatial || look.transform != newValue { note { $0.set(newValue) } } }
  }
  /// Applied about the middle, with perspective.
  open var transform3D: CATransform3D {
    get { look.space ?? CATransform3DMakeAffineTransform(look.transform) }
    set { if transform3D != newValue { note { $0.set(newValue) } } }
  }

  // MARK: How

  /// From 0, unseen, to 1, opaque.
  open var alpha: CGFloat {
    get { look.alpha }
    set { if look.alpha != newValue { note { $0.alpha = newValue } } }
  }
  /// Which of two overlapping elements lies on top: the larger.
  open var zIndex: Int {
    get { look.zIndex }
    set { if look.zIndex != newValue { note { $0.zIndex = newValue } } }
  }
  /// Whether it is not shown.
  open var isHidden: Bool {
    get { look.isHidden }
    set { if look.isHidden != newValue { note { $0.isHidden = newValue } } }
  }

  private func write(_ look: ElementLook) { if look != self.look { note { $0 = look } } }

  private func note(_ change: (inout ElementLook) -> Void) {
    change(&look)
    version &+= 1
    if let sharing, !isWritten {
      isWritten = true
      sharing.written.append(self)
    }
  }

  /// Takes another look over; for who keeps the attributes.
  final func replace(_ look: ElementLook) {
    guard look != self.look else { return }
    self.look = look
    version &+= 1
  }

  // MARK: Copies

  /// A copy that nobody else keeps; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSObject.make(type(of: self))
    copy.look = look
    copy.subject = subject
    return copy
  }

  /// The same; Foundation would look up first whether there can be copies.
  open override func copy() -> Any { copy(with: nil) }

  /// Whether both say the same of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return look == other.look && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  /// Of the element.
  open override var hash: Int { indexPath.hashValue }

  /// The element, and where it is.
  open override var description: String {
    "<\(representedElementKind ?? "cell") \(Array(indexPath)) \(frame)>"
  }
}

/// Which element attributes are about.
private struct ElementSubject {
  var path = firstPath
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  /// Its name in recordings, once that is worked out.
  var element: ElementID?

  private static let firstPath = IndexPath(item: 0, section: 0)
}

/// Attributes that a layout keeps and hands out again.
final class SharedAttributes {
  /// Those that somebody wrote to who should have made a copy.
  var written: [UICollectionViewLayoutAttributes] = []
}
