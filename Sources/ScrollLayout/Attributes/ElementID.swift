/// What an element of a collection is for: UIKit's `UICollectionView.ElementCategory`, with the two
/// supplementary views that a flow layout knows told apart.
public enum ElementKind: UInt8, Sendable, Hashable, CaseIterable {
  /// An item of a section.
  case cell
  /// The view before a section's items.
  case header
  /// The view after a section's items.
  case footer
  /// A supplementary view of another kind, which a layout of the app's own names.
  case supplementary
  /// A view that belongs to the layout alone.
  case decoration
}

/// Which element of the collection is meant: UIKit's index path together with the element's kind.
public struct ElementID: Sendable, Hashable {
  /// What the element is for.
  public var kind: ElementKind
  /// Which of the names that an app gave its supplementary and decoration kinds, counted from 0; 0 for the
  /// kinds that a flow layout knows.
  public var name: UInt8 = 0
  /// The section, from 0.
  public var section: Int32
  /// The item within its section, from 0; 0 for headers and footers.
  public var item: Int32

  /// Names an element.
  ///
  /// - Precondition: `section` and `item` fit into 32 bits.
  public init(_ kind: ElementKind, section: Int, item: Int = 0) {
    self.kind = kind
    self.section = Int32(section)
    self.item = Int32(item)
  }

  /// Names an element that a layout has, so that its numbers are known to fit.
  init(kind: ElementKind, section: Int, existingItem item: Int) {
    self.kind = kind
    self.section = Int32(truncatingIfNeeded: section)
    self.item = Int32(truncatingIfNeeded: item)
  }

  /// The cell at `item` of `section`.
  public static func cell(section: Int, item: Int) -> ElementID {
    ElementID(.cell, section: section, item: item)
  }

  /// The header of `section`.
  public static func header(section: Int) -> ElementID { ElementID(.header, section: section) }

  /// The footer of `section`.
  public static func footer(section: Int) -> ElementID { ElementID(.footer, section: section) }
}
