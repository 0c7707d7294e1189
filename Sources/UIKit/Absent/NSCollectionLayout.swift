/// A length of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The number.
  public let dimension: CGFloat
  /// Whether it is a part of the width around.
  public let isFractionalWidth: Bool
  /// Whether it is a part of the height around.
  public let isFractionalHeight: Bool
  /// Whether it is points.
  public let isAbsolute: Bool
  /// Whether it is points until it is measured.
  public let isEstimated: Bool

  private init(_ dimension: CGFloat, width: Bool, height: Bool, absolute: Bool, estimated: Bool) {
    self.dimension = dimension
    isFractionalWidth = width
    isFractionalHeight = height
    isAbsolute = absolute
    isEstimated = estimated
  }

  /// A part of the width around.
  public class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(part, width: true, height: false, absolute: false, estimated: false)
  }
  /// A part of the height around.
  public class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(part, width: false, height: true, absolute: false, estimated: false)
  }
  /// Points.
  public class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(
      points, width: false, height: false, absolute: true, estimated: false)
  }
  /// Points until it is measured.
  public class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(
      points, width: false, height: false, absolute: false, estimated: true)
  }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// These lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }
}

/// A distance.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = flexible
  }

  /// So many points.
  public class func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(points, flexible: false)
  }
  /// So many points or more.
  public class func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(points, flexible: true)
  }
}

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// How large.
  public let layoutSize: NSCollectionLayoutSize
  /// What stands on it.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Around it, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item so large.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item so large, with what stands on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Items in a row or a column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  /// Between them.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// A row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  /// A row of so many.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: count)) }
  /// A row of so many.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    group(layoutSize, Array(repeating: repeatingSubitem, count: count))
  }
  /// A column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  /// A column of so many.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, Array(repeating: subitem, count: count)) }
  /// A column of so many.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    group(layoutSize, Array(repeating: repeatingSubitem, count: count))
  }

  private class func group(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size, supplementaryItems: [])
    group.subitems = items
    return group
  }
}
