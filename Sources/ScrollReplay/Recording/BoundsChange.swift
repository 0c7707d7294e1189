public import ScrollPhysics

/// A rotation, or another change of a scroll view's size.
public struct BoundsChange: Sendable, Hashable {
  /// The first frame with the new size.
  public var frame: Int
  /// The new size, points.
  public var size: Extent

  /// Creates a change.
  public init(frame: Int, size: Extent) {
    self.frame = frame
    self.size = size
  }
}
