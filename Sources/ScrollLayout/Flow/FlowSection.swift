public import ScrollPhysics

/// How large the items of a section are.
public enum ItemSizes: Sendable, Hashable {
  /// All alike: UIKit's `itemSize`.
  case fixed(Extent, count: Int)
  /// Each its own: what a delegate's `sizeForItemAt` answers.
  case each([Extent])

  /// How many items there are.
  public var count: Int {
    switch self {
    case .fixed(_, let count): count
    case .each(let sizes): sizes.count
    }
  }
}

/// What a flow layout is told about one section; lengths in points, defaults as in UIKit.
public struct FlowSection: Sendable, Hashable {
  /// How many items there are, and how large.
  public var items: ItemSizes
  /// From one line to the next, along the scroll direction.
  public var minimumLineSpacing: Double
  /// The least gap between two items of a line.
  public var minimumInteritemSpacing: Double
  /// Around the items: between header and first line, last line and footer, and at both ends of a line.
  public var sectionInset: Insets
  /// Only its length along the scroll direction counts, and 0 means no header.
  public var headerReferenceSize: Extent
  /// Only its length along the scroll direction counts, and 0 means no footer.
  public var footerReferenceSize: Extent

  /// Creates a section.
  public init(
    items: ItemSizes, minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
    sectionInset: Insets = .zero, headerReferenceSize: Extent = .zero,
    footerReferenceSize: Extent = .zero
  ) {
    self.items = items
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
