/// A point at which UIKit would call an app's layout or delegate, in the order of PHYSICS §10.
///
/// `SimulatedScrollView.nextEvent()` stops at each and returns it; what the callback would write is written
/// to the view before the next call.
public enum ScrollEvent: Sendable, Hashable {
  /// The bounds changed: a layout is asked `shouldInvalidateLayout(forBoundsChange:)`.
  case boundsDidChange
  /// `scrollViewDidScroll`.
  case didScroll
  /// `scrollViewWillBeginDragging`.
  case willBeginDragging
  /// The layout's `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`: it may write
  /// the view's `targetContentOffset`.
  case layoutTarget
  /// The delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: it sees what the layout
  /// wrote and may overwrite it.
  case willEndDragging
  /// `scrollViewDidEndDragging(_:willDecelerate:)`.
  case didEndDragging(willDecelerate: Bool)
  /// `scrollViewWillBeginDecelerating`.
  case willBeginDecelerating
  /// `scrollViewDidEndDecelerating`.
  case didEndDecelerating
  /// `scrollViewDidEndScrollingAnimation`.
  case didEndScrollingAnimation
  /// `scrollViewDidScrollToTop`.
  case didScrollToTop
  /// The layout pass after the frame's scrolling: `prepare`, then `layoutAttributesForElements(in:)`.
  case layoutPass
}
