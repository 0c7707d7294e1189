/// A linear map of space with perspective: UIKit's `CATransform3D`, row by row.
///
/// A point (x, y, z, 1), read as a row, is multiplied from the left and divided by its fourth coordinate.
public struct Transform3D: Sendable, Hashable {
  /// The four rows: m11…m14, m21…m24, m31…m34, m41…m44.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a transform from its rows.
  public init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    rows = (first, second, third, fourth)
  }

  /// The transform that changes nothing.
  public static var identity: Transform3D {
    Transform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
  }

  /// What the transform does to the plane z = 0 where it has no perspective.
  public var affine: Transform {
    Transform(
      a: rows.0.x, b: rows.0.y, c: rows.1.x, d: rows.1.y, tx: rows.3.x, ty: rows.3.y)
  }

  /// Whether `affine` says all: UIKit's `CATransform3DIsAffine`.
  public var isAffine: Bool {
    rows.2 == [0, 0, 1, 0] && rows.0.z == 0 && rows.0.w == 0 && rows.1.z == 0 && rows.1.w == 0
      && rows.3.z == 0 && rows.3.w == 1
  }

  /// Its sixteen numbers, row by row.
  public var numbers: [Double] {
    [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Whether both do the same to every point.
  public static func == (left: Transform3D, right: Transform3D) -> Bool { left.rows == right.rows }

  /// Feeds the sixteen numbers to `hasher`.
  public func hash(into hasher: inout Hasher) { for number in numbers { hasher.combine(number) } }
}
