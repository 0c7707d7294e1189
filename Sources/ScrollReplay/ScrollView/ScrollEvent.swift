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

/// What a scroll view does in a frame.
public enum ScrollPhase: UInt8, Sendable, Hashable, CaseIterable {
  /// At rest, no finger down.
  case idle
  /// A finger is down and has not dragged yet.
  case tracking
  /// A finger drags.
  case dragging
  /// Released, gliding between the limits.
  case decelerating
  /// Released, past a limit.
  case bouncing
  /// Turning to a page.
  case paging
  /// In an offset or view animation.
  case animating
}

/// Who moves the content.
public enum MotionOwner: UInt8, Sendable, Hashable, CaseIterable {
  /// Nobody: it rests.
  case none
  /// A deceleration, bounces included.
  case deceleration
  /// The page motion of `isPagingEnabled`.
  case paging
  /// `setContentOffset(_:animated: true)`.
  case offsetAnimation
  /// A spring of `UIView.animate`.
  case springAnimation

  /// Whether a release set it going, so that `didEndDecelerating` will end it.
  var isDeceleration: Bool { self == .deceleration || self == .paging }
}
