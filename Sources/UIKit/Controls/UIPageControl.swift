/// A row of dots, one a page.
///
/// `currentPage` stays within `0 ..< numberOfPages`; a page set before there are pages is clamped to 0.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var pages = 0
  private var page = 0

  /// How many dots there are, never below 0; fewer pages pull `currentPage` back.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      page = clamped(page)
    }
  }

  /// Which dot is lit, clamped to the pages there are.
  open var currentPage: Int {
    get { page }
    set { page = clamped(newValue) }
  }

  /// Whether no dot is drawn for a single page; `isHidden` stays the app's own.
  open var hidesForSinglePage = false
  /// Whether a tap leaves the lit dot until ``updateCurrentPageDisplay()``; nothing is drawn, so the number is all there is.
  open var defersCurrentPageDisplay = false
  /// Of the dots that are not lit.
  open var pageIndicatorTintColor: UIColor?
  /// Of the lit dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger may run along the dots.
  open var allowsContinuousInteraction = true
  /// What stands for a dot.
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  /// Lights the dot of the page that was left waiting: nothing is drawn.
  open func updateCurrentPageDisplay() {}

  /// The least size for this many pages, points: dots of 7 with 9 between them, 37 high, as before iOS 14 (39 × 37 for three).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 - 9 : 0, height: 37)
  }

  /// What stands for one page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Has an image stand for one page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

  /// The size for its pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
  /// The size for its pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func clamped(_ value: Int) -> Int { max(0, min(value, pages - 1)) }

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}
