/// An outline and how it would be drawn.
open class UIBezierPath: NSObject, NSCopying {
  var path = CGMutablePath()

  /// Of the stroke, points: 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How a stroke ends.
  open var lineCapStyle = CGLineCap.butt
  /// How strokes meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a mitre reaches: 10 unless set.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are followed: 0.6 unless set.
  open var flatness: CGFloat = 0.6
  /// Whether parts that are gone round twice are outside.
  open var usesEvenOddFillRule = false

  /// An empty outline.
  public override init() {}

  /// Reads an archive, which is not supported: nothing is made.
  public required init?(coder: NSCoder) { return nil }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners, at most half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// A rectangle with some corners round, at most half a side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2))
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    path.addCorners(
      in: rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
      bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
  }

  /// A part of a circle; radians, 0 to the right, clockwise as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// An outline's steps.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The outline as it is now.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Another path with the same steps.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How strokes meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
