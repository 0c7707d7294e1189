/// Distances from the four edges, in points: UIKit's `UIEdgeInsets`.
public struct Insets: Sendable, Hashable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Creates insets; an edge not named has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  public static var zero: Insets { Insets() }

  /// The inset at the small end of `axis`: left or top.
  public func leading(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the large end of `axis`: right or bottom.
  public func trailing(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
