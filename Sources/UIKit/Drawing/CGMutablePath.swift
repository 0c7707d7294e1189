/// An outline that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(steps: [Step]) { super.init(steps: steps) }

  /// An empty outline.
  public convenience init() { self.init(steps: []) }

  private func place(_ point: CGPoint, _ transform: CGAffineTransform?) -> CGPoint {
    guard let transform else { return point }
    return point.applying(transform)
  }

  /// Starts a new outline.
  public func move(to point: CGPoint, transform: CGAffineTransform? = nil) {
    steps.append(.move(place(point, transform)))
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform? = nil) {
    steps.append(.line(place(point, transform)))
  }

  /// Straight lines from the first point to the last.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform? = nil) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform? = nil
  ) { steps.append(.quad(place(end, transform), control: place(control, transform))) }

  /// A curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform? = nil
  ) {
    steps.append(
      .cubic(
        place(end, transform), control1: place(control1, transform),
        control2: place(control2, transform)))
  }

  /// A line back to the outline's start.
  public func closeSubpath() {
    if !steps.isEmpty, steps.last != .close { steps.append(.close) }
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform? = nil) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// An ellipse within a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform? = nil) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    addCorners(
      in: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner,
      transform: transform)
  }

  /// Adds another outline's steps.
  public func addPath(_ path: CGPath, transform: CGAffineTransform? = nil) {
    guard var transform else {
      steps += path.steps
      return
    }
    steps += path.moved(by: &transform)
  }

  /// A part of a circle, joined by a line; angles in radians, 0 to the right, `clockwise` as without a flip.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform? = nil
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise, sweep > 0 || sweep < -turn { sweep = sweep.remainder(dividingBy: turn) }
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 || sweep > turn { sweep = sweep.remainder(dividingBy: turn) }
    if !clockwise, sweep < 0 { sweep += turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// A part of a circle, joined by a line; radians, 0 to the right.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
      return CGPoint(
        x: center.x + radius * (cosine - along * sine),
        y: center.y + radius * (sine + along * cosine))
    }
    if isEmpty || steps.last == .close {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    let parts = max(1, (abs(delta) / (.pi / 2)).rounded(.up))
    let step = delta / parts
    // The handle of a cubic that follows an arc of this angle.
    let along = 4 / 3 * CGFloat(tan(Double(step / 4)))
    for part in 0..<Int(parts) {
      let from = startAngle + CGFloat(part) * step
      addCurve(
        to: point(from + step), control1: point(from, along), control2: point(from + step, -along),
        transform: transform)
    }
  }

  /// Clockwise from the top edge; a corner of no size is a right angle.
  func addCorners(
    in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    transform: CGAffineTransform? = nil
  ) {
    /// 1 minus the handle of a cubic that follows a quarter of a circle.
    let pull = 1 - 0.552_284_749_830_793_6
    func corner(_ x: CGFloat, _ y: CGFloat, from: CGVector, to: CGVector) {
      addLine(to: CGPoint(x: x + from.dx, y: y + from.dy), transform: transform)
      guard from != .zero || to != .zero else { return }
      addCurve(
        to: CGPoint(x: x + to.dx, y: y + to.dy),
        control1: CGPoint(x: x + from.dx * pull, y: y + from.dy * pull),
        control2: CGPoint(x: x + to.dx * pull, y: y + to.dy * pull), transform: transform)
    }
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY), transform: transform)
    corner(
      rect.maxX, rect.minY, from: CGVector(dx: -topRight.width, dy: 0),
      to: CGVector(dx: 0, dy: topRight.height))
    corner(
      rect.maxX, rect.maxY, from: CGVector(dx: 0, dy: -bottomRight.height),
      to: CGVector(dx: -bottomRight.width, dy: 0))
    corner(
      rect.minX, rect.maxY, from: CGVector(dx: bottomLeft.width, dy: 0),
      to: CGVector(dx: 0, dy: -bottomLeft.height))
    corner(
      rect.minX, rect.minY, from: CGVector(dx: 0, dy: topLeft.height),
      to: CGVector(dx: topLeft.width, dy: 0))
    closeSubpath()
  }
}
