public import ScrollPhysics

/// The properties of a scroll view that an app sets, under UIKit's names and with UIKit's defaults.
public struct ScrollTraits: Sendable, Hashable {
  /// How fast a released view slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the view may be pulled past its limits.
  public var bounces = true
  /// Whether it may along x even if the content fits.
  public var alwaysBounceHorizontal = false
  /// Whether it may along y even if the content fits.
  public var alwaysBounceVertical = false
  /// Whether a release turns to a multiple of the view's length.
  public var isPagingEnabled = false
  /// Whether a drag that starts along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// Whether a finger moves the content at all.
  public var isScrollEnabled = true
  /// Room around the content that it scrolls into.
  public var contentInset = Insets.zero

  /// Creates UIKit's defaults.
  public init() {}

  /// Whether the view may be pulled past its limits along `axis` even if the content fits.
  public func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }
}
