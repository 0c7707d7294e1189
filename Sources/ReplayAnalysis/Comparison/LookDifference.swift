public import ScrollLayout
import ScrollPhysics

/// How differently two transforms draw an element.
public struct LookDifference: Sendable, Hashable {
  /// The larger difference of the two scales, along the element's own axes.
  public var scale: Double
  /// The larger turn from one transform's axes to the other's, degrees in 0…180.
  public var degrees: Double
  /// The larger difference of the two shifts, points.
  public var points: Double

  /// Compares two transforms; they count the same in either order.
  ///
  /// An axis that a transform flattens to nothing has no direction and is turned by nothing.
  public init(_ a: Transform, _ b: Transform) {
    let (ax, ay) = (Vector(x: a.a, y: a.b), Vector(x: a.c, y: a.d))
    let (bx, by) = (Vector(x: b.a, y: b.b), Vector(x: b.c, y: b.d))
    scale = max((ax.length - bx.length).magnitude, (ay.length - by.length).magnitude)
    degrees = max(ax.degrees(to: bx), ay.degrees(to: by))
    points = max((a.tx - b.tx).magnitude, (a.ty - b.ty).magnitude)
  }
}

extension Vector {
  fileprivate var length: Double { squaredLength.squareRoot() }

  /// The angle to `other`, 0 if one of them is zero.
  fileprivate func degrees(to other: Vector) -> Double {
    let product = length * other.length
    guard product > 0, product.isFinite else { return 0 }
    let sine = (x * other.y - y * other.x).magnitude / product
    let cosine = (x * other.x + y * other.y) / product
    // Newton's steps toward the zero of sin(φ − θ), from the nearest of 0, a quarter and half a turn.
    var angle = sine > cosine.magnitude ? Double.pi / 2 : cosine < 0 ? Double.pi : 0
    for _ in 0..<6 {
      angle += sine * Elementary.cos(angle) - cosine * Elementary.sin(angle)
    }
    return max(0, angle) * 180 / Double.pi
  }
}
