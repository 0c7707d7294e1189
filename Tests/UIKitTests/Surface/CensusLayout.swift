import Testing
import UIKit

// What the census counts in files that declare a layout, used as those files use it.

/// Attributes with a value of their own, which has to survive a copy and count in a comparison.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.angle = angle
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TiltedAttributes, other.angle == angle else { return false }
    return super.isEqual(object)
  }
}

private final class TiltedContext: UICollectionViewFlowLayoutInvalidationContext {
  var keepsPage = false
}

/// Every override that the census counts for a flow layout.
private final class TiltedLayout: UICollectionViewFlowLayout {
  private(set) var calls: [String] = []
  private var inserted: [IndexPath] = []

  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }
  override class var invalidationContextClass: AnyClass { TiltedContext.self }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 80)
    scrollDirection = .horizontal
    minimumLineSpacing = 10
    minimumInteritemSpacing = 0
    sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    headerReferenceSize = .zero
  }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    collectionView?.decelerationRate = .fast
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width + 1, height: size.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let found = super.layoutAttributesForElements(in: rect),
      let copies = NSArray(array: found, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.size.width / 2
    for attributes in copies where attributes.representedElementCategory == .cell {
      let part = min(abs(attributes.center.x - middle) / collectionView.bounds.width, 1)
      attributes.transform3D = CATransform3DScale(CATransform3DIdentity, 1 - part, 1 - part, 1)
      attributes.alpha = max(0.5, 1 - part)
      attributes.zIndex = -Int((part * 100).rounded())
      (attributes as? TiltedAttributes)?.angle = part
    }
    return copies
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !newBounds.equalTo(collectionView?.bounds ?? .zero)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? TiltedContext)?.keepsPage = true
    (context as? TiltedContext)?.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    calls.append("invalidate")
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { inserted = [] }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentSizeAdjustment = CGSize(width: 0, height: 4)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
    return context
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let pitch = itemSize.width + minimumLineSpacing
    var page = (proposedContentOffset.x / pitch).rounded()
    if velocity.x > 0.3 { page = ceil(proposedContentOffset.x / pitch) }
    if velocity.x < -0.3 { page = floor(proposedContentOffset.x / pitch) }
    return CGPoint(x: page * pitch, y: proposedContentOffset.y)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: .zero)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: inserted += [item.indexPathAfterUpdate].compactMap { $0 }
      case .delete: inserted.removeAll { $0 == item.indexPathBeforeUpdate }
      case .reload, .move, .none: break
      @unknown default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("updated \(inserted.count)")
    inserted = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { attributes?.alpha = 0 }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.append("turn")
  }

  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentOffset", let point = change?[.newKey] as? CGPoint else { return }
    calls.append("offset \(point.x)")
  }
}

/// The property that some layouts narrow.
private final class OwnViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource {
  var count = 9

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Census: layouts")
@MainActor
struct CensusLayoutTests {
  private let numbers = Numbers()
  private let layout = TiltedLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 80), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.layoutIfNeeded()
  }

  @Test("a flow layout's overrides are called, and decide")
  func overrides() throws {
    #expect(layout.calls.contains("prepare"))
    // 9 items of 100 with 8 gaps of 10 and an inset of 20 on either side, and the override's one point.
    #expect(layout.collectionViewContentSize == CGSize(width: 1_021, height: 80))
    #expect(view.decelerationRate == UIScrollView.DecelerationRate.fast)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // The first cell's middle, 70, lies 80 from the view's middle: 80 of 300.
    #expect(abs(first.alpha - (1 - 80.0 / 300)) < 1e-9)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 130, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
        == CGPoint(x: 220, y: 0))
  }

  @Test("attributes of the layout's class are copied and compared with what they add")
  func attributes() throws {
    let path = IndexPath(item: 2, section: 0)
    let attributes = TiltedAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.angle = 0.5
    let copy = try #require(attributes.copy() as? TiltedAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.angle = 0.6
    #expect(copy != attributes)
    #expect(
      attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40)
    )
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(attributes.indexPath == path && !attributes.isHidden && attributes.alpha == 1)
    #expect(attributes.zIndex == 0 && attributes.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionElementKindSectionHeader, with: path)
    #expect(header.representedElementKind == UICollectionView.elementKindSectionHeader)
    #expect(header.representedElementCategory == UICollectionView.ElementCategory.supplementaryView)
    let footer = UICollectionElementKindSectionFooter
    #expect(footer == UICollectionView.elementKindSectionFooter)
  }

  @Test("inserted items reach the layout as updates")
  func updates() {
    numbers.count = 10
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(layout.calls.contains("updated 1"))
    #expect(view.numberOfItems(inSection: 0) == 10)
  }

  @Test("contexts of the layout's class carry what was asked for")
  func contexts() {
    let context = layout.invalidationContext(
      forBoundsChange: CGRect(x: 5, y: 0, width: 300, height: 80))
    #expect((context as? TiltedContext)?.keepsPage == true)
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    flow.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    flow.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(flow.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
    #expect(!flow.invalidateEverything && !flow.invalidateDataSourceCounts)
  }

  @Test("a layout that observes its view's offset is told of it")
  func observes() {
    view.addObserver(layout, forKeyPath: "contentOffset", options: [.new], context: nil)
    view.contentOffset = CGPoint(x: 30, y: 0)
    #expect(layout.calls.contains("offset 30.0"))
    view.removeObserver(layout, forKeyPath: "contentOffset")
    view.contentOffset = CGPoint(x: 60, y: 0)
    #expect(!layout.calls.contains("offset 60.0"))
  }

  @Test("a flow layout's own properties have UIKit's defaults")
  func defaults() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.scrollDirection == UICollectionView.ScrollDirection.vertical)
    #expect(flow.estimatedItemSize == .zero && flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero && flow.sectionInset == .zero)
    #expect(!flow.sectionHeadersPinToVisibleBounds)
    flow.sectionHeadersPinToVisibleBounds = true
    flow.estimatedItemSize = .zero
    let old: UICollectionViewScrollDirection = .horizontal
    flow.scrollDirection = old
    #expect(flow.scrollDirection == .horizontal)
    #expect(OwnViewLayout().collectionView == nil)
  }
}
