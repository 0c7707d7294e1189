/// A position, distance or velocity with one component an axis.
///
/// Points for positions and distances, points per millisecond for velocities; positive means that
/// the content offset grows. UIKit uses `CGPoint` for all three.
public struct Vector: Sendable, Hashable {
  /// The horizontal component.
  public var x: Double
  /// The vertical component.
  public var y: Double

  /// Creates a vector from its components.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector without length.
  public static var zero: Vector { Vector(x: 0, y: 0) }

  /// The component along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// The sum of the components' squares.
  public var squaredLength: Double { x * x + y * y }

  /// The sum, component by component.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The difference, component by component.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The vector `scale` times as long.
  public static func * (scale: Double, a: Vector) -> Vector {
    Vector(x: scale * a.x, y: scale * a.y)
  }

  /// The vector that points the other way.
  public static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
}
