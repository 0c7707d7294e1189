/// Groups one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// What is repeated.
  public let group: NSCollectionLayoutGroup
  /// Around them, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between them, points.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across the others.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Around them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Behind them.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether what is around keeps within the insets.
  open var supplementariesFollowContentInsets = true
  /// Told of what is seen, at every step: never here.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// One group after the other.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// Edges and corners that something stands at.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// Which.
  public let edges: NSDirectionalRectEdge
  /// How far from there, points.
  public let offset: CGPoint

  /// At these edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// So far from these edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
  }
}

/// What stands on an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// Where it stands.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Above which others.
  open var zIndex = 1

  /// Something at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge.
  public let alignment: NSRectAlignment
  /// Whether it stays in sight.
  open var pinToVisibleBounds = false
  /// Whether the section makes room for it.
  open var extendsBoundary = true

  /// Something at an edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// What is behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Something behind a whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
