/// How large something is, in points: UIKit's `CGSize`.
public struct Extent: Sendable, Hashable {
  /// The length along x.
  public var width: Double
  /// The length along y.
  public var height: Double

  /// Creates a size from its two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static var zero: Extent { Extent(width: 0, height: 0) }

  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
