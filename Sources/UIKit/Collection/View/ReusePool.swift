/// The views of a collection view that wait for another element, and the classes of new ones.
struct ReusePool {
  /// What views are kept apart by.
  struct Key: Hashable {
    /// The kind beside the cells; nil for cells.
    var kind: String?
    var identifier: String
  }

  private var waiting: [Key: [UICollectionReusableView]] = [:]
  private var classes: [Key: AnyClass] = [:]
  private var nibs: [Key: UINib] = [:]

  /// Has views made of `type`; of nothing for nil.
  mutating func register(_ type: AnyClass?, for key: Key) {
    classes[key] = type
    nibs[key] = nil
  }

  /// Has views made from a nib; of nothing for nil.
  mutating func register(_ nib: UINib?, for key: Key) {
    nibs[key] = nib
    classes[key] = nil
  }

  /// Whether views are made for `key`.
  func isRegistered(_ key: Key) -> Bool { classes[key] != nil || nibs[key] != nil }

  /// The class of new views; nil where none is known.
  @MainActor
  func type(for key: Key) -> UICollectionReusableView.Type? {
    (classes[key] ?? nibs[key]?.namedClass) as? UICollectionReusableView.Type
  }

  /// Takes a view that waits.
  mutating func take(_ key: Key) -> UICollectionReusableView? { waiting[key]?.popLast() }

  /// Lets a view wait.
  @MainActor
  mutating func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    view.applied = nil
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}

extension UINib {
  /// The class that the nib is named after; nil where there is none: nibs themselves are not read.
  var namedClass: AnyClass? { nil }
}
