extension UICollectionView {
  /// The kind of a section's header.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of a section's footer.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  /// In which direction content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Along y.
    case vertical
    /// Along x.
    case horizontal
  }

  /// Where in the view an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The places as bits.
    public let rawValue: UInt
    /// Places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle along y.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle along x.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What an element is for.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// Something beside the cells that has data.
    case supplementaryView
    /// Something that belongs to the layout alone.
    case decorationView
  }

  /// How fast items make room for a held one; kept only.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// Soon.
    case fast
    /// Late.
    case slow
  }
}
