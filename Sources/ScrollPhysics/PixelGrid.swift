/// The grid of device pixels that a published content offset lies on.
///
/// UIKit rounds `floor(x) + round((x − floor x)·scale)/scale` (PHYSICS §1.3, grade B): a tie goes up,
/// so half a pixel below zero becomes zero. The motion itself is carried unrounded.
public struct PixelGrid: Sendable, Hashable {
  /// Pixels a point: a whole or fractional number in `0 < scale ≤ 16`; larger is finer.
  public let scale: Double

  /// Creates the grid of a screen.
  ///
  /// - Throws: `PhysicsError` unless `0 < scale ≤ 16`.
  public init(scale: Double) throws(PhysicsError) {
    guard scale > 0, scale <= 16 else {
      throw PhysicsError("scale", scale, mustBe: "in 0 < scale ≤ 16 pixels a point")
    }
    self.scale = scale
  }

  private init(known scale: Double) { self.scale = scale }

  /// The grid of a 3× screen, today's phones.
  public static let threefold = PixelGrid(known: 3)

  /// The length of a pixel in points.
  public var pixel: Double { 1 / scale }

  /// The nearest grid position to `x`.
  ///
  /// - Precondition: `|x| < 2⁵²`, which every offset checked at the package's edge keeps.
  public func round(_ x: Double) -> Double {
    let truncated = Double(Int(x))
    let whole = truncated > x ? truncated - 1 : truncated
    let pixels = (x - whole) * scale
    let count = Double(Int(pixels))
    return whole + (pixels - count >= 0.5 ? count + 1 : count) / scale
  }

  /// Both components on the grid.
  public func round(_ vector: Vector) -> Vector {
    Vector(x: round(vector.x), y: round(vector.y))
  }
}
