import ScrollPhysics

// The engine's values are UIKit's by other names: the same numbers, unchanged.

extension CGPoint {
  /// The engine's vector as a point.
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize {
  /// The engine's extent as a size.
  init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }
}

extension CGRect {
  /// The engine's rectangle.
  init(_ rectangle: Rectangle) {
    self.init(origin: CGPoint(rectangle.origin), size: CGSize(rectangle.size))
  }
}

extension Vector {
  /// A point for the engine.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Extent {
  /// A size for the engine.
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rectangle {
  /// A rectangle for the engine.
  init(_ rect: CGRect) { self.init(origin: Vector(rect.origin), size: Extent(rect.size)) }
}

extension Double {
  /// The number within ±`limit`; 0 where it is none.
  func tame(within limit: Double = 1e9) -> Double {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -limit), limit)
  }
}

extension Extent {
  /// A size that the engine can do with: no length NaN, negative or beyond a billion points.
  static func tame(_ size: CGSize) -> Extent {
    Extent(
      width: max(0, Double(size.width).tame()), height: max(0, Double(size.height).tame()))
  }
}
