/// The symbols that at least two of the census's repositories use in layouts and scroll code, or in views, by its tables.
///
/// Not among them, though counted: `UIHostingController` (SwiftUI's), `prepareLayout()` and `collectionViewContentSize()` as
/// methods (Swift 2), `forwardingTarget(for:)` (nothing forwards without Objective-C), `fabs` (deprecated beside `abs`),
/// `collectionView(_:layout:minimumInteritemSpacingFor:)` (a repository's own); attributes, directives and imports, which
/// source preparation rewrites.
enum CensusSymbols: String, CaseIterable {
  case types
  case nestedTypes
  case overriddenMethods
  case overriddenProperties
  case initialisers
  case viewMembers
  case attributeMembers
  case layoutMembers
  case contextMembers
  case geometry
  case arithmetic
  case delegateMethods
  case time
  case gestures
  case foundation

  /// The symbols of the table, parted by spaces.
  private var table: String {
    switch self {
    case .types:
      """
      CGFloat CGRect CGPoint CGSize UICollectionView IndexPath UICollectionViewLayoutAttributes
      UICollectionViewFlowLayout UIEdgeInsets UIScrollView NSCoder UICollectionViewCell
      UICollectionViewLayout UIView UICollectionViewDelegate UICollectionViewDataSource
      UIViewController UIColor AnyClass CGAffineTransform UILabel AnyObject NSLayoutConstraint
      NSZone CATransform3DIdentity DispatchQueue UICollectionViewDelegateFlowLayout
      UIScrollViewDelegate NSObject UnsafeMutablePointer TimeInterval
      UICollectionViewLayoutInvalidationContext UIImage UINib UIPanGestureRecognizer
      CATransform3DScale NotificationCenter UIImageView UIButton UIGestureRecognizer UIFont
      UIGestureRecognizerDelegate UIScreen NSIndexPath UICollectionReusableView
      UICollectionViewUpdateItem Bundle UIApplication UIBezierPath UIGraphicsGetCurrentContext
      CADisplayLink CATransform3D CATransform3DRotate UIDevice UIEvent
      UIViewControllerTransitionCoordinator CALayer CAShapeLayer CATransform3DTranslate Date
      DispatchTime NSArray NSString Timer UIGraphicsBeginImageContextWithOptions
      UIGraphicsEndImageContext UIGraphicsGetImageFromCurrentImageContext
      UILongPressGestureRecognizer UITapGestureRecognizer CABasicAnimation CACurrentMediaTime
      CATransform3DMakeTranslation CFTimeInterval CGVector NSNotFound NSNotification Notification
      RunLoop Selector UIAttachmentBehavior UIDynamicAnimator UIStackView UITouch
      UITraitCollection UnsafeMutableRawPointer CAGradientLayer CATransaction Calendar
      NSEC_PER_SEC NSKeyValueChangeKey NSStringFromClass UIAlertAction UIAlertController
      UICollectionElementKindSectionHeader UIPageControl UIResponder UISelectionFeedbackGenerator
      UIStoryboard UISwipeGestureRecognizer UITableView UITableViewController UITableViewDelegate
      UIViewPropertyAnimator UIWindow objc_getAssociatedObject objc_setAssociatedObject
      CATransform3DMakeAffineTransform NSDirectionalEdgeInsets NSKeyValueObservation
      NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSObjectProtocol NSSelectorFromString
      NSTextAlignment NSUUID ObjectIdentifier UIAccessibility UIBlurEffect
      UICollectionElementKindSectionFooter UICollectionViewFlowLayoutInvalidationContext
      UICollectionViewScrollDirection UICollectionViewScrollPosition UIDeviceOrientation
      UILayoutPriority UIRectEdge UIScrollViewDecelerationRateFast UISpringTimingParameters
      UISwitch UITableViewCell UITableViewDataSource UITableViewRowAction
      UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerTransitioningDelegate UIVisualEffectView os_log
      """
    case .nestedTypes:
      """
      UICollectionView.ScrollDirection UIScrollView.DecelerationRate
      UICollectionView.ScrollPosition UIView.AnimationOptions NSLayoutConstraint.Axis
      UIGestureRecognizer.State
      """
    case .overriddenMethods:
      """
      layoutAttributesForElements(in:) shouldInvalidateLayout(forBoundsChange:) prepare()
      layoutAttributesForItem(at:) viewDidLoad()
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:) copy(with:)
      layoutSubviews() isEqual(_:) layoutAttributesForSupplementaryView(ofKind:at:)
      awakeFromNib() finalizeCollectionViewUpdates() invalidateLayout(with:)
      prepare(forCollectionViewUpdates:) invalidationContext(forBoundsChange:)
      finalLayoutAttributesForDisappearingItem(at:) invalidateLayout() viewDidLayoutSubviews()
      initialLayoutAttributesForAppearingItem(at:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) prepareForReuse()
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      viewWillTransition(to:with:) apply(_:) layoutAttributesForDecorationView(ofKind:at:)
      targetContentOffset(forProposedContentOffset:) touchesBegan(_:with:) viewDidAppear(_:)
      viewWillAppear(_:) didMoveToWindow() didReceiveMemoryWarning() draw(_:) hitTest(_:with:)
      observeValue(forKeyPath:of:change:context:) collectionView(_:cellForItemAt:)
      collectionView(_:numberOfItemsInSection:)
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
      finalizeAnimatedBoundsChange()
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) point(inside:with:)
      preferredLayoutAttributesFitting(_:) prepare(forAnimatedBoundsChange:)
      scrollViewDidScroll(_:) touchesCancelled(_:with:) touchesEnded(_:with:) updateConstraints()
      viewWillLayoutSubviews()
      """
    case .overriddenProperties:
      """
      collectionViewContentSize layoutAttributesClass flipsHorizontallyInOppositeLayoutDirection
      backgroundColor collectionView intrinsicContentSize invalidationContextClass isSelected
      bounds delegate isHighlighted canBecomeFirstResponder
      """
    case .initialisers:
      """
      init(coder:) init() init(frame:) init(frame:collectionViewLayout:) init(nibName:bundle:)
      """
    case .viewMembers:
      """
      .bounds .frame .contentOffset .delegate .center .contentInset .dequeueReusableCell
      .numberOfItems .dataSource .collectionViewLayout .contentSize .numberOfSections
      .setContentOffset .decelerationRate .isPagingEnabled .layoutAttributesForItem .register
      .cellForItem .reloadData .showsHorizontalScrollIndicator .convert .panGestureRecognizer
      .superview .addGestureRecognizer .layoutIfNeeded .showsVerticalScrollIndicator
      .adjustedContentInset .contentInsetAdjustmentBehavior .indexPathForItem .scrollToItem
      .visibleCells .alwaysBounceVertical .performBatchUpdates .safeAreaInsets .setNeedsLayout
      .indexPathsForVisibleItems .isScrollEnabled .supplementaryView .alwaysBounceHorizontal
      .bounces .deleteItems .insertItems .scrollIndicatorInsets .window .deselectItem
      .isDecelerating .isDragging .isPrefetchingEnabled .isTracking .moveItem .selectItem
      .traitCollection
      """
    case .attributeMembers:
      """
      .bounds .size .frame .center .indexPath .alpha .zIndex .transform .isHidden
      .representedElementCategory .transform3D .representedElementKind .copy()
      """
    case .layoutMembers:
      """
      itemSize scrollDirection minimumLineSpacing invalidateLayout collectionViewContentSize
      sectionInset minimumInteritemSpacing layoutAttributesClass headerReferenceSize
      flipsHorizontallyInOppositeLayoutDirection footerReferenceSize invalidationContextClass
      estimatedItemSize sectionHeadersPinToVisibleBounds
      """
    case .contextMembers:
      """
      updateAction indexPathBeforeUpdate invalidateEverything indexPathAfterUpdate
      invalidateDataSourceCounts contentOffsetAdjustment contentSizeAdjustment
      invalidateFlowLayoutDelegateMetrics invalidateSupplementaryElements
      """
    case .geometry:
      """
      .zero maxY minY contains( minX maxX intersects( isEmpty CATransform3DIdentity
      greatestFiniteMagnitude midX .identity midY CGAffineTransform(scaleX equalTo( .pi
      CATransform3DScale .m34 insetBy( .infinity CATransform3DRotate applying( union( .inset(by
      CATransform3DTranslate .scaledBy CATransform3DMakeTranslation offsetBy( .rotated(by
      .translatedBy CGAffineTransform(translationX intersection( CATransform3DMakeAffineTransform
      """
    case .arithmetic:
      """
      min abs max floor pow round ceil .rounded( sin sqrt cos fabsf lround stride
      """
    case .delegateMethods:
      """
      collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:)
      scrollViewDidScroll(_:) scrollViewDidEndDecelerating(_:) collectionView(_:didSelectItemAt:)
      numberOfSections(in:) collectionView(_:layout:sizeForItemAt:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
      scrollViewWillBeginDragging(_:) collectionView(_:willDisplay:forItemAt:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      collectionView(_:viewForSupplementaryElementOfKind:at:) gestureRecognizerShouldBegin(_:)
      collectionView(_:didHighlightItemAt:) collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:) scrollViewDidScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:) collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didUnhighlightItemAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:shouldSelectItemAt:) scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewShouldScrollToTop(_:) collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:shouldHighlightItemAt:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidZoom(_:)
      scrollViewWillBeginZooming(_:with:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
      tableView(_:didSelectRowAt:) tableView(_:editActionsForRowAt:) tableView(_:heightForRowAt:)
      tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
      """
    case .time:
      """
      UIView.animate DispatchQueue.main.async NotificationCenter UIScreen.main asyncAfter Bundle
      CADisplayLink Timer Date( UIView.performWithoutAnimation CABasicAnimation
      CACurrentMediaTime RunLoop UIAttachmentBehavior UIDevice.current UIDynamicAnimator
      orientationDidChangeNotification perform( CATransaction UIApplication.shared
      UISelectionFeedbackGenerator UIView.transition UIViewPropertyAnimator
      objc_setAssociatedObject observeValue( UIAccessibility UISpringTimingParameters
      """
    case .gestures:
      """
      location(in UIPanGestureRecognizer velocity(in shouldRecognizeSimultaneouslyWith
      translation(in UILongPressGestureRecognizer UITapGestureRecognizer
      gestureRecognizerShouldBegin addTarget UISwipeGestureRecognizer
      """
    case .foundation:
      """
      IndexPath NSCoder AnyClass AnyObject NSZone NSObject UnsafeMutablePointer inout .pointee
      NSIndexPath NSArray NSString NSNotFound NSStringFromClass NSKeyValueObservation
      ObjectIdentifier
      """
    }
  }

  /// The symbols of the table.
  var symbols: [String] { table.split(whereSeparator: \.isWhitespace).map(String.init) }
}
