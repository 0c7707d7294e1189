extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Equal, at least or at most.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A length or an edge of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How a visual format lines up what it names.
  public struct FormatOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At the right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At the top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At the bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At the edge that reading begins at.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At the edge that reading ends at.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At the middle across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At the middle down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// As text is read.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    var attribute: Attribute? {
      switch self {
      case .alignAllLeft: .left
      case .alignAllRight: .right
      case .alignAllTop: .top
      case .alignAllBottom: .bottom
      case .alignAllLeading: .leading
      case .alignAllTrailing: .trailing
      case .alignAllCenterX: .centerX
      case .alignAllCenterY: .centerY
      default: nil
      }
    }
  }
}

/// `NSLayoutConstraint.Axis`, as it was written before Swift 4.2.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `NSLayoutConstraint.Attribute`, as it was written before Swift 4.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation`, as it was written before Swift 4.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.FormatOptions`, as it was written before Swift 4.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// How much a constraint matters, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: as a scene's size that is dragged.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 250: matters little.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as a size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)

}
