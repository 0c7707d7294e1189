public import ScrollPhysics

/// Where and how one element is shown: UIKit's `UICollectionViewLayoutAttributes`.
///
/// Drawn from centre, size and transform, as UIKit does. A value of at most 128 bytes, so that a frame's
/// elements lie side by side.
public struct LayoutAttributes: Sendable, Hashable {
  /// Whose attributes these are.
  public var element: ElementID
  /// Which of two overlapping elements lies on top: the larger; 0 unless an effect says otherwise.
  public var zIndex: Int32
  /// The middle, in content coordinates, in points.
  public var center: Vector
  /// The size before the transform, in points.
  public var size: Extent
  /// Applied about the centre.
  public var transform: Transform
  /// From 0, unseen, to 1, opaque.
  public var alpha: Double

  /// Creates attributes; an element is shown upright, opaque and at its size unless told otherwise.
  public init(
    element: ElementID, center: Vector, size: Extent, transform: Transform = .identity,
    alpha: Double = 1, zIndex: Int32 = 0
  ) {
    self.element = element
    self.zIndex = zIndex
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
  }

  /// The rectangle that the element covers without its transform.
  ///
  /// UIKit's `frame` is this only while the transform is the identity: else the transform's bounding box.
  public var untransformedFrame: Rectangle { Rectangle(center: center, size: size) }
}
