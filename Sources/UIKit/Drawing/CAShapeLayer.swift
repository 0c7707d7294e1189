/// A layer that shows an outline: kept, not drawn.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// What is drawn.
  open var path: CGPath?
  /// Within the outline: black unless set.
  open var fillColor: CGColor? = .black
  /// Which parts are within.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Along the outline.
  open var strokeColor: CGColor?
  /// Where the stroke begins, 0…1 of the outline.
  open var strokeStart: CGFloat = 0
  /// Where the stroke ends, 0…1 of the outline.
  open var strokeEnd: CGFloat = 1
  /// Points.
  open var lineWidth: CGFloat = 1
  /// How far a mitre reaches.
  open var miterLimit: CGFloat = 10
  /// How a stroke ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How strokes meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes begin, points.
  open var lineDashPhase: CGFloat = 0
  /// Dash, gap, dash, …, points.
  open var lineDashPattern: [NSNumber]?
}

/// Which parts of an outline that crosses itself lie within.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the outline goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where the outline goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How strokes meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A join by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// `.round`, as it was written before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `.butt`, as it was written before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `.round`, as it was written before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `.evenOdd`, as it was written before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
