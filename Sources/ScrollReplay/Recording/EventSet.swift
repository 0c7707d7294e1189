/// Which callbacks came in a frame.
public struct EventSet: OptionSet, Sendable, Hashable {
  /// One bit a callback.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `scrollViewDidScroll`.
  public static let didScroll = EventSet(rawValue: 1 << 0)
  /// `scrollViewWillBeginDragging`.
  public static let willBeginDragging = EventSet(rawValue: 1 << 1)
  /// `scrollViewWillEndDragging`: the release.
  public static let willEndDragging = EventSet(rawValue: 1 << 2)
  /// `scrollViewDidEndDragging`.
  public static let didEndDragging = EventSet(rawValue: 1 << 3)
  /// `scrollViewWillBeginDecelerating`.
  public static let willBeginDecelerating = EventSet(rawValue: 1 << 4)
  /// `scrollViewDidEndDecelerating`.
  public static let didEndDecelerating = EventSet(rawValue: 1 << 5)
  /// `scrollViewDidEndScrollingAnimation`.
  public static let didEndScrollingAnimation = EventSet(rawValue: 1 << 6)
  /// The layout prepared and gave its attributes.
  public static let layoutPass = EventSet(rawValue: 1 << 7)
  /// A touch was delivered.
  public static let touch = EventSet(rawValue: 1 << 8)
  /// The app wrote the offset, the bounds or the content size.
  public static let write = EventSet(rawValue: 1 << 9)

  /// `scrollViewDidScrollToTop`.
  public static let didScrollToTop = EventSet(rawValue: 1 << 10)

  /// The set that holds `event`.
  public init(_ event: ScrollEvent) {
    self =
      switch event {
      case .didScroll: .didScroll
      case .willBeginDragging: .willBeginDragging
      case .willEndDragging: .willEndDragging
      case .didEndDragging: .didEndDragging
      case .willBeginDecelerating: .willBeginDecelerating
      case .didEndDecelerating: .didEndDecelerating
      case .didEndScrollingAnimation: .didEndScrollingAnimation
      case .didScrollToTop: .didScrollToTop
      case .layoutPass: .layoutPass
      case .boundsDidChange, .layoutTarget: []
      }
  }
}
