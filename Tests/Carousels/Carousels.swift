import ScrollReplay
import UIKit

/// Every layout and delegate of the folder, in a view that shows it.
@MainActor
public enum Carousels {
  /// Their names, with what replays them.
  public static let all: [(name: String, layout: RegisteredLayout)] = layouts + delegates

  /// Layouts that misbehave, each with its mended twin.
  public static let faulty: [(name: String, faulty: RegisteredLayout, mended: RegisteredLayout)] = [
    twins("without invalidation", FaultyParade(), MendedParade()),
    twins("without a copy", FaultySharing(), MendedSharing()),
    twins("twice", FaultyPinning(), MendedPinning()),
    twins("a frame late", FaultyLagging(), MendedLagging()),
    twins("missing", FaultyWindow(), MendedWindow()),
    twins("not a number", FaultyDivision(), MendedDivision()),
    twins("out of range", FaultyTarget(), MendedTarget()),
    (
      "two owners", .view { pages(20, 300, FaultyOwner()) }, .view { pages(20, 300, MendedOwner()) }
    ),
  ]

  private static let layouts: [(String, RegisteredLayout)] = [
    ("ScalingFlowLayout", .layout(items: [10]) { sized(ScalingFlowLayout(), 260, 500, 20) }),
    ("RotatingFlowLayout", .layout(items: [10]) { RotatingFlowLayout() }),
    (
      "FadingFlowLayout",
      .layout(items: [10]) { horizontal(sized(FadingFlowLayout(), 260, 500, 0)) }
    ),
    (
      "PerspectiveFlowLayout",
      .layout(items: [10]) { horizontal(sized(PerspectiveFlowLayout(), 200, 500, 20)) }
    ),
    ("OnePageLayout", .layout(items: [10]) { horizontal(sized(OnePageLayout(), 355, 500, 20)) }),
    (
      "SelfCenteringLayout",
      .layout(items: [10]) { horizontal(sized(SelfCenteringLayout(), 300, 500, 16)) }
    ),
    ("VintageLayout", .layout(items: [10]) { sized(VintageLayout(), 335, 500, 20) }),
    (
      "StickyHeadersLayout",
      .layout(items: [4, 6, 5]) { headed(sized(StickyHeadersLayout(), 375, 120, 10), 44) }
    ),
    (
      "StretchyHeaderLayout",
      .layout(items: [12]) { headed(sized(StretchyHeaderLayout(), 375, 120, 10), 200) }
    ),
    (
      "PinnedCellLayout",
      .layout(items: [20]) {
        let layout = horizontal(sized(PinnedCellLayout(), 120, 500, 10))
        layout.pinned = [IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0)]
        return layout
      }
    ),
    ("LeadingTagsLayout", .layout(items: [60]) { sized(LeadingTagsLayout(), 90, 30, 8) }),
    ("FittingGridLayout", .layout(items: [40]) { FittingGridLayout() }),
    ("ParallaxLayout", .layout(items: [10]) { horizontal(sized(ParallaxLayout(), 300, 500, 20)) }),
    (
      "SelectiveContextLayout",
      .layout(items: [8, 8]) { headed(sized(SelectiveContextLayout(), 375, 100, 10), 40) }
    ),
    (
      "EndlessLayout",
      .layout(items: [6, 6, 6]) {
        let layout = horizontal(sized(EndlessLayout(), 200, 500, 20))
        layout.sectionInset.right = 20
        return layout
      }
    ),
    ("WheelCarousel", .layout(items: [10]) { WheelCarousel() }),
    ("CoverFlow", .layout(items: [20]) { CoverFlow() }),
    ("StackLayout", .layout(items: [8]) { StackLayout() }),
    ("CardDeckLayout", .layout(items: [6]) { CardDeckLayout() }),
    ("WaterfallLayout", .layout(items: [30]) { WaterfallLayout() }),
    ("SpreadsheetLayout", .layout(items: Array(repeating: 12, count: 30)) { SpreadsheetLayout() }),
    ("CircularLayout", .layout(items: [20]) { CircularLayout() }),
    ("TimelineLayout", .layout(items: [10]) { TimelineLayout() }),
    ("PagedGridLayout", .layout(items: [40]) { PagedGridLayout() }),
    (
      "SectionBackgroundLayout",
      .layout(items: [5, 7]) { sized(SectionBackgroundLayout(), 150, 120, 10) }
    ),
    ("FeaturedLayout", .layout(items: [12]) { FeaturedLayout() }),
    ("OverlappingLayout", .layout(items: [20]) { OverlappingLayout() }),
    ("InsertingLayout", .layout(items: [20]) { sized(InsertingLayout(), 375, 100, 10) }),
    ("MosaicLayout", .layout(items: [31]) { MosaicLayout() }),
    ("AccordionLayout", .layout(items: [20]) { AccordionLayout() }),
    ("ImportlessLayout", .layout(items: [20]) { sized(ImportlessLayout(), 375, 200, 10) }),
    (
      "ShiftingHeaderLayout",
      .layout(items: [20]) { headed(sized(ShiftingHeaderLayout(), 375, 100, 10), 60) }
    ),
  ]

  private static let delegates: [(String, RegisteredLayout)] = [
    ("NearestCellDelegate", .view { flow(.zero, NearestCellDelegate()) }),
    ("IndexKeepingDelegate", .view { pages(8, 320, IndexKeepingDelegate()) }),
    (
      "ScalingCellsDelegate",
      .view { flow(CGSize(width: 300, height: 500), ScalingCellsDelegate()) }
    ),
    ("LateSnapDelegate", .view { flow(CGSize(width: 300, height: 500), LateSnapDelegate()) }),
    (
      "OnboardingPager",
      .view {
        let pager = OnboardingPager()
        pager.loadViewIfNeeded()
        return pager.scrollView.keeping(pager)
      }
    ),
    ("SpringingDelegate", .view { pages(10, 300, SpringingDelegate()) }),
    ("LoopingDelegate", .view { paging(pages(7, UIScreen.main.bounds.width, LoopingDelegate())) }),
    ("RateChangingDelegate", .view { pages(6, 375, RateChangingDelegate()) }),
    (
      "AutoAdvancingBanner",
      .view {
        let banner = AutoAdvancingBanner(
          frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 200))
        return banner.collectionView.keeping(banner)
      }
    ),
    (
      "LinkedScroller",
      .view {
        let scroller = LinkedScroller()
        let view = pages(10, 375, scroller)
        scroller.scrollView = view
        scroller.start()
        return view
      }
    ),
    (
      "SwipeTurner",
      .view {
        let view = pages(5, UIScreen.main.bounds.width, nil)
        return view.keeping(SwipeTurner(view))
      }
    ),
  ]

  // MARK: Views

  private static func twins<Faulty: UICollectionViewLayout, Mended: UICollectionViewLayout>(
    _ name: String, _ faulty: @autoclosure @escaping @MainActor @Sendable () -> Faulty,
    _ mended: @autoclosure @escaping @MainActor @Sendable () -> Mended
  ) -> (String, RegisteredLayout, RegisteredLayout) {
    (name, .layout(items: [20]) { faulty() }, .layout(items: [20]) { mended() })
  }

  private static func sized<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, _ width: CGFloat, _ height: CGFloat, _ spacing: CGFloat
  ) -> Layout {
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    return layout
  }

  private static func horizontal<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.scrollDirection = .horizontal
    return layout
  }

  private static func headed<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, _ height: CGFloat
  ) -> Layout {
    layout.headerReferenceSize = CGSize(width: 0, height: height)
    return layout
  }

  /// A row of cells under a delegate.
  private static func flow(
    _ itemSize: CGSize, _ delegate: any UICollectionViewDelegate
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    if itemSize != .zero { layout.itemSize = itemSize }
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    let data = Cells(count: 12)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.delegate = delegate
    return view.keeping(data, delegate)
  }

  /// A plain scroll view with pages side by side.
  private static func pages(
    _ count: Int, _ width: CGFloat, _ delegate: (any UIScrollViewDelegate)?
  ) -> UIScrollView {
    let view = UIScrollView(frame: UIScreen.main.bounds)
    for page in 0..<count {
      view.addSubview(
        UIView(
          frame: CGRect(x: CGFloat(page) * width, y: 0, width: width, height: view.bounds.height)))
    }
    view.contentSize = CGSize(width: CGFloat(count) * width, height: view.bounds.height)
    view.delegate = delegate
    return delegate.map { view.keeping($0) } ?? view
  }

  private static func paging(_ view: UIScrollView) -> UIScrollView {
    view.isPagingEnabled = true
    return view
  }
}

private final class Cells: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
