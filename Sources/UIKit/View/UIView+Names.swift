extension UIView {
  /// How content fills the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the top.
    case top
    /// In the middle of the bottom.
    case bottom
    /// In the middle of the left.
    case left
    /// In the middle of the right.
    case right
    /// In the corner.
    case topLeft
    /// In the corner.
    case topRight
    /// In the corner.
    case bottomLeft
    /// In the corner.
    case bottomRight
  }

  /// How the tint looks behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// As it is.
    case normal
    /// Without colour.
    case dimmed
  }

  /// What of a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Whether a view is mirrored where people read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Yes.
  case unspecified
  /// No: it controls playback.
  case playback
  /// No: it means a place.
  case spatial
  /// Never.
  case forceLeftToRight
  /// Always.
  case forceRightToLeft
}

/// Which way people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
