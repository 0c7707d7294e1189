/// An upright rectangle, in points: UIKit's `CGRect`.
public struct Rectangle: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Vector
  /// Width and height, neither negative.
  public var size: Extent

  /// Creates a rectangle from its corner and size.
  public init(origin: Vector, size: Extent) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle of `size` around `center`.
  public init(center: Vector, size: Extent) {
    self.init(
      origin: Vector(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The middle.
  public var center: Vector {
    Vector(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The smallest coordinate along `axis`.
  public func minimum(_ axis: Axis) -> Double { origin[axis] }

  /// The largest coordinate along `axis`.
  public func maximum(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Whether the two share an area; touching edges do not count.
  public func intersects(_ other: Rectangle) -> Bool {
    origin.x < other.maximum(.horizontal) && other.origin.x < maximum(.horizontal)
      && origin.y < other.maximum(.vertical) && other.origin.y < maximum(.vertical)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rectangle) -> Rectangle {
    let left = Swift.min(origin.x, other.origin.x)
    let top = Swift.min(origin.y, other.origin.y)
    return Rectangle(
      origin: Vector(x: left, y: top),
      size: Extent(
        width: Swift.max(maximum(.horizontal), other.maximum(.horizontal)) - left,
        height: Swift.max(maximum(.vertical), other.maximum(.vertical)) - top))
  }
}
