/// An outline: lines and curves, kept as they were added.
public class CGPath: Hashable, @unchecked Sendable {
  enum Step: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(steps: path.moved(by: transform))
  }

  /// An ellipse within a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(steps: path.moved(by: transform))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(steps: path.moved(by: transform))
  }

  /// Whether nothing has been added.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the next line starts; zero when nothing has been added.
  public var currentPoint: CGPoint {
    var isClosed = false
    for step in steps.reversed() {
      switch step {
      case .move(let end): return end
      case .close: isClosed = true
      case .line(let end), .quad(let end, _), .cubic(let end, _, _):
        if !isClosed { return end }
      }
    }
    return .zero
  }

  /// The rectangle around all points, control points too; null where there are none.
  public var boundingBox: CGRect {
    CGPath.box(
      steps.flatMap { step -> [CGPoint] in
        switch step {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [end, control]
        case .cubic(let end, let control1, let control2): [end, control1, control2]
        case .close: []
        }
      })
  }

  /// The rectangle around the curves, each followed in 32 steps; null where there are none.
  public var boundingBoxOfPath: CGRect { CGPath.box(flattened.flatMap { $0 }) }

  /// Whether the point lies within, each curve followed in 32 steps.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform? = nil
  ) -> Bool {
    guard let transform else { return isInside(point, rule) }
    return isInside(point.applying(transform), rule)
  }

  /// The path as it is now.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// The path as it is now, open to changes.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// The path moved, turned and scaled.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: moved(by: transform))
  }

  /// Whether both were made by the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.steps == other.steps }

  /// Feeds the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// Which parts of an outline that crosses itself lie within.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}
