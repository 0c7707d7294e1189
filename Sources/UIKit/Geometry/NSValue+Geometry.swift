extension NSValue {
  /// Keeps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Keeps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Keeps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Keeps a vector, as a point.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// The point that was kept.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that was kept.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that was kept.
  public var cgRectValue: CGRect { rectValue }
  /// The vector that was kept.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}
