extension UIScrollView {
  /// How fast a released view slows down, as the share of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The share: in 0…1; larger glides farther.
    public var rawValue: CGFloat

    /// A rate by its number; a scroll view takes the nearer of the two that there are.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, the shorter glide that paging layouts ask for.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Along both axes.
    case always
  }

  /// How scroll indicators look; nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// As fits the content.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// How dragging puts the keyboard away; there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When a drag begins.
    case onDrag
    /// With the finger.
    case interactive
    /// When a drag begins, the accessory view too.
    case onDragWithAccessory
    /// With the finger, the accessory view too.
    case interactiveWithAccessory
  }

  /// Whether an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the platform does.
    case automatic
    /// Never.
    case alwaysHidden
  }
}
