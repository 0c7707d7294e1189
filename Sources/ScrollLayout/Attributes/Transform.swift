/// A linear map of the plane and a shift: UIKit's `CGAffineTransform`, with its letters.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty). UIKit applies an element's transform about
/// its centre, so that scaling leaves the centre where it is.
public struct Transform: Sendable, Hashable {
  /// How much of x goes into the new x.
  public var a: Double
  /// How much of x goes into the new y.
  public var b: Double
  /// How much of y goes into the new x.
  public var c: Double
  /// How much of y goes into the new y.
  public var d: Double
  /// The shift along x, in points.
  public var tx: Double
  /// The shift along y, in points.
  public var ty: Double

  /// Creates a transform from its six numbers, in UIKit's order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static var identity: Transform { Transform.scale(1) }

  /// The transform that makes everything `factor` times as large.
  public static func scale(_ factor: Double) -> Transform {
    Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
  }
}
