extension UIBezierPath {
  /// Starts a new outline.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, joined by a line; radians, 0 to the right, clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // With y growing downwards, what is seen as clockwise is the direction of growing angles.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A line back to the outline's start.
  public func close() { path.closeSubpath() }
  /// Forgets every step.
  public func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path's steps.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves, turns and scales every point.
  public func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = CGMutablePath(steps: path.moved(by: &transform))
  }

  /// The same outline: which way it goes is not kept.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }

  /// Whether nothing has been added.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line starts.
  public var currentPoint: CGPoint { path.currentPoint }
  /// The rectangle around the curves.
  public var bounds: CGRect { path.boundingBoxOfPath }

  /// Whether the point lies within.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Not kept: nothing is stroked.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Draws nothing.
  public func fill() {}
  /// Draws nothing.
  public func stroke() {}
  /// Draws nothing.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Clips nothing.
  public func addClip() {}
}
