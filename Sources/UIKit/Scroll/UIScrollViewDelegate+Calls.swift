// What makes `delegate?.scrollViewDidScroll?(…)` compile: a property of each method's base name, whose value is called
// with the method's labels. A method that is left out does nothing; then so does the call.

extension UIScrollViewDelegate {
  /// The method, to be called by `?`.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The method, to be called by `?`.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// The method, to be called by `?`.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// The method, to be called by `?`.
  public var viewForZooming: UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// The method, to be called by `?`.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// The method, to be called by `?`.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? { .init(delegate: self) }
}

/// The methods of a scroll view's delegate that take more than the view, told apart by their labels.
@preconcurrency @MainActor
public struct UIScrollViewDelegateCalls {
  let delegate: any UIScrollViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Calls the method with these labels.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Calls the method with these labels.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
  /// Calls the method with these labels.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Calls the method with these labels.
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
}
