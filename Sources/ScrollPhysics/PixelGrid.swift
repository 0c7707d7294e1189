/// The grid of device pixels that a published content offset lies on.
///
/// UIKit rounds `floor(x) + round((x − floor x)·scale)/scale` (PHYSICS §1.3, grade B): a tie goes up,
/// so half a pixel below zero becomes zero. The motion itself is carried unrounded.
public struct PixelGrid: Sendable, Hashable {
  /// Pixels a point: a whole number in 1…16; larger is finer.
  ///
  /// Whole, as UIKit's are: the law rounds within each point, so that a fractional scale would start a new grid
  /// at every point, and 0.99 would come out beyond 1.
  public let scale: Double

  /// Creates the grid of a screen.
  ///
  /// - Throws: `PhysicsError` unless `scale` is a whole number in 1…16.
  public init(scale: Double) throws(PhysicsError) {
    guard scale >= 1, scale <= 16, Elementary.floor(scale) == scale else {
      throw PhysicsError("scale", scale, mustBe: "a whole number of 1…16 pixels a point")
    }
    self.scale = scale
  }

  private init(known scale: Double) { self.scale = scale }

  /// The grid of a 3× screen, today's phones.
  public static let threefold = PixelGrid(known: 3)

  /// The length of a pixel in points.
  public var pixel: Double { 1 / scale }

  /// The nearest grid position to `x`; `x` itself where it is so large that it is whole, infinite or NaN.
  public func round(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Elementary.floor(x)
    let pixels = (x - whole) * scale
    let count = Double(Int(pixels))
    return whole + (pixels - count >= 0.5 ? count + 1 : count) / scale
  }

  /// Both components on the grid.
  public func round(_ vector: Vector) -> Vector {
    Vector(x: round(vector.x), y: round(vector.y))
  }
}
