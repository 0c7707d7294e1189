/// A layout made of groups of groups. There is no such layout here: it keeps what it is told, and preparing it ends the replay with an error that names it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section's layout.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?

  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider

  /// Every section alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Every section alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Each section by itself.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Each section by itself.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Not supported: nothing is made.
  public required init?(coder: NSCoder) { return nil }

  /// Refused: the replay ends with an error that names it.
  open override func prepare() {
    super.prepare()
    Scene.current.refuse("UICollectionViewCompositionalLayout")
  }
}

/// What holds for all sections of such a layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Along which axis sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, points.
  open var interSectionSpacing: CGFloat = 0
  /// Around all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Downward, without spacing.
  public override init() { super.init() }
}

/// How a section scrolls across the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What a section's layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// How large it is.
  var container: any NSCollectionLayoutContainer { get }
  /// What the screen is like.
  var traitCollection: UITraitCollection { get }
}

/// How large what a layout fills is.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Points.
  var contentSize: CGSize { get }
  /// Within the insets, points.
  var effectiveContentSize: CGSize { get }
}

/// An item that is seen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// How opaque, 0…1.
  var alpha: CGFloat { get set }
  /// Above which others.
  var zIndex: Int { get set }
  /// Whether it is not seen after all.
  var isHidden: Bool { get set }
  /// How it is turned in space.
  var transform3D: CATransform3D { get set }
  /// Which.
  var indexPath: IndexPath { get }
  /// Where.
  var frame: CGRect { get }
}
