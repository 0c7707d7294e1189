import Testing
import UIKit

// What the census counts in files that implement a scroll view's delegate, used as those files use it.

final class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"
  private let picture = UIImageView()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    contentView.addSubview(caption)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool { didSet { caption.isHighlighted = isSelected } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    caption.alpha = layoutAttributes.alpha
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A collection view that knows its pages, with a layout of its own.
private final class PagedView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

private final class Gallery: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) var heard: [String] = []
  var count = 5

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? count : 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: Sizes

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 4 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 20) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }

  // MARK: Items

  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  func collectionView(
    _ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { heard.append("willDisplay") }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { heard.append("header") }
  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint { proposed }
  func collectionView(
    _ view: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  func collectionView(
    _ view: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  func collectionView(
    _ view: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pitch: CGFloat = 54
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / pitch).rounded() * pitch
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with: UIView?, atScale: CGFloat) {}
}

@Suite("Census: scrolling")
@MainActor
struct CensusScrollTests {
  private let gallery = Gallery()
  private let view: PagedView

  init() {
    view = PagedView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 120),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    view.register(
      UINib(nibName: "Header", bundle: Bundle.main), forCellWithReuseIdentifier: "nib")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = gallery
    view.delegate = gallery
    gallery.view.addSubview(view)
    view.layoutIfNeeded()
  }

  @Test("a collection view knows its items, cells and headers")
  func items() throws {
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 5)
    // Two in a line of 200: a header of 20, lines of 50 with 4 between them.
    let path = IndexPath(row: 2, section: 0)
    #expect(
      view.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 74, width: 100, height: 50))
    #expect(view.cellForItem(at: path)?.frame.minY == 74)
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 80)) == IndexPath(item: 3, section: 0))
    #expect(view.visibleCells.count == 4 && view.indexPathsForVisibleItems.count == 4)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    let cell = try #require(view.visibleCells.first)
    #expect(view.indexPath(for: cell) != nil && cell.superview === view)
    #expect(gallery.heard.contains("willDisplay") && gallery.heard.contains("header"))
    #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(NSStringFromClass(PhotoCell.self).hasSuffix("PhotoCell"))
  }

  @Test("a scroll view keeps what it is told")
  func state() {
    let scroll: UIScrollView = view
    #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    #expect(scroll.bounces && scroll.isScrollEnabled && !scroll.isPagingEnabled)
    #expect(scroll.decelerationRate == .normal)
    #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.scrollIndicatorInsets = scroll.contentInset
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.decelerationRate = UIScrollViewDecelerationRateFast
    #expect(scroll.decelerationRate == UIScrollView.DecelerationRate.fast)
    scroll.isPagingEnabled = true
    scroll.alwaysBounceVertical = true
    scroll.showsHorizontalScrollIndicator = true
    scroll.showsVerticalScrollIndicator = true
    scroll.alwaysBounceHorizontal = false
    scroll.contentSize = CGSize(width: 200, height: 900)
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(scroll.contentOffset.y == 40 && scroll.bounds.origin.y == 40)
    #expect(gallery.heard.contains("didScroll"))
    #expect(scroll.panGestureRecognizer.translation(in: scroll) == .zero)
    #expect(scroll.panGestureRecognizer.velocity(in: scroll) == .zero)
    #expect(scroll.delegate === gallery && view.dataSource === gallery)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(scroll.refreshControl == nil && scroll.safeAreaInsets == .zero)
  }

  @Test("a collection view goes to items, selects, loads anew, and takes another layout")
  func commands() {
    let last = IndexPath(item: 4, section: 1)
    view.scrollToItem(at: last, at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y > 0)
    let position: UICollectionViewScrollPosition = [.top, .left]
    #expect(position == [UICollectionView.ScrollPosition.top, .left])
    view.selectItem(at: last, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [last])
    view.deselectItem(at: last, animated: false)
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    view.isPrefetchingEnabled = false
    view.reloadData()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let other = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(other, animated: false)
    #expect(view.collectionViewLayout === other)
    view.collectionViewLayout.invalidateLayout()
    #expect(view.traitCollection.layoutDirection == .leftToRight && view.window == nil)
    #expect(view.convert(CGPoint.zero, to: gallery.view).y == view.frame.minY - view.bounds.minY)
  }

  @Test("a scroll view of plain views tells its delegate, which may turn pages")
  func pages() {
    final class Pages: NSObject, UIScrollViewDelegate {
      let control = UIPageControl()
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        step(&control.currentPage, to: scrollView.contentOffset.x / scrollView.bounds.width)
      }
      private func step(_ page: inout Int, to place: CGFloat) { page = lround(Double(place)) }
    }
    let pages = Pages()
    pages.control.numberOfPages = 3
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 100)
    scroll.delegate = pages
    scroll.contentOffset = CGPoint(x: 160, y: 0)
    #expect(pages.control.currentPage == 2)
  }

  @Test("a controller of a collection view is its data source and its delegate")
  func controller() {
    final class Grid: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      var isScrolled = false
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { isScrolled = true }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(grid.view === grid.collectionView && grid.collectionView.delegate === grid)
    grid.collectionView.contentOffset.y = 5
    #expect(grid.isScrolled)
  }

  @Test("moves and deletes go through updates")
  func changes() {
    view.performBatchUpdates({ view.moveItem(at: [0, 0], to: [0, 1]) }, completion: { _ in })
    view.performBatchUpdates(nil)
    #expect(view.numberOfItems(inSection: 0) == 5)
    gallery.count = 4
    view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 4, section: 0)]) }
    #expect(view.numberOfItems(inSection: 0) == 4)
    let old = NSIndexPath(item: 1, section: 0)
    #expect(old as IndexPath == IndexPath(item: 1, section: 0))
  }
}
