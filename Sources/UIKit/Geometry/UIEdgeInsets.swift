// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Distances from the four edges, points; positive is inward.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// From the top edge downward.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge upward.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from their four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance on any edge.
  public static let zero = UIEdgeInsets()
}

/// Distances from the four edges in reading order, points; positive is inward.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// From the top edge downward.
  public var top: CGFloat
  /// From the edge where a line begins.
  public var leading: CGFloat
  /// From the bottom edge upward.
  public var bottom: CGFloat
  /// From the edge where a line ends.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance on any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Insets from their four distances: the spelling before Swift 4.2.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `rect` without what the insets take: the spelling before Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether both are the same: the spelling before Swift 4.2.
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }

/// No distance on any edge: the spelling before Swift 4.2.
public let UIEdgeInsetsZero = UIEdgeInsets.zero

extension CGRect {
  /// The rectangle without what the insets take; its size may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
