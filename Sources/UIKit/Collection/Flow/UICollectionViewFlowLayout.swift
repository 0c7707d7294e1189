import ScrollLayout
import ScrollPhysics

/// A layout of lines: one after the other along the scroll direction, section by section.
///
/// It holds no geometry of its own: it asks `FlowGeometry`. The attributes that it hands out are its own and are
/// handed out again, as UIKit's are: who changes them must copy them first.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Where everything is, and what was handed out.
  let flow = FlowState()

  /// From one line to the next at least, points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Between two items of a line at least, points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Of every item for which the delegate names no other, points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Of items that size themselves, at first, points; zero, the default: none do.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Stands for a size that items find themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
  /// The direction in which lines follow one another; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Of headers, of which only the length along the scroll direction counts; zero, the default: there are none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Of footers, of which only the length along the scroll direction counts; zero, the default: there are none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Around the items of a section, points; none by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What the insets count from; kept, they count from the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { pinningDidChange() } }
  }
  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { pinningDidChange() } }
  }

  /// What section insets count from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The kind of contexts that are made for the layout.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks the delegate for its sizes and works out where everything is, if that has changed.
  open override func prepare() {
    super.prepare()
    validate()
  }

  /// The size of everything together, points: as large as the view across the scroll direction.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Every header, item and footer that `rect` shows, in that order, section by section.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements(in: rect) }

  /// Where an item is; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: .cell, at: indexPath) }

  /// Where a header or footer is; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: attributes(of: .header, at: indexPath)
    case UICollectionView.elementKindSectionFooter: attributes(of: .footer, at: indexPath)
    default: nil
    }
  }

  /// Whether the view gets another length across the scroll direction, or something is pinned to its bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if flow.isPinning { return true }
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// What is invalid under new bounds: sizes only if the view's own has changed.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    }
    return context
  }

  /// Forgets what `context` names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(context)
    super.invalidateLayout(with: context)
  }

  /// Whether a cell that sizes itself wants another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isSelfSizing && preferredAttributes.size != originalAttributes.size }

  /// Gives the cell its wish.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    prefer(preferredAttributes.size, for: originalAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func takeWrittenAttributes() -> [UICollectionViewLayoutAttributes] {
    flow.takeNewlyWritten()
  }
}
