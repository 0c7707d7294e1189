/// Where drawing would go: it takes every call and keeps only how large an image was begun.
public final class CGContext {
  let size: CGSize
  let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// An empty image of the size.
  public func makeImage() -> CGImage? {
    CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
}

extension CGContext {
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func clear(_ rect: CGRect) {}
  /// Draws nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing.
  public func strokePath() {}
  /// Draws nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Draws nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Clips nothing.
  public func clip() {}
  /// Clips nothing.
  public func clip(to rect: CGRect) {}
  /// Clips nothing.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Not kept.
  public func setFillColor(_ color: CGColor) {}
  /// Not kept.
  public func setStrokeColor(_ color: CGColor) {}
  /// Not kept.
  public func setLineWidth(_ width: CGFloat) {}
  /// Not kept.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Not kept.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Not kept.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Not kept.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Not kept.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Not kept.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Not kept.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Not kept.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Not kept.
  public func saveGState() {}
  /// Not kept.
  public func restoreGState() {}
  /// Not kept.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Not kept.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Not kept.
  public func rotate(by angle: CGFloat) {}
  /// Not kept.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Not kept.
  public func move(to point: CGPoint) {}
  /// Not kept.
  public func addLine(to point: CGPoint) {}
  /// Not kept.
  public func addRect(_ rect: CGRect) {}
  /// Not kept.
  public func addEllipse(in rect: CGRect) {}
  /// Not kept.
  public func addPath(_ path: CGPath) {}
  /// Not kept.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Not kept.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Not kept.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Not kept.
  public func beginPath() {}
  /// Not kept.
  public func closePath() {}
}

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How a colour is laid over another.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// Colours along a line: taken, not kept.
public final class CGGradient: Sendable {
  /// Colours at places, 0…1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {}
}

/// Core Foundation's array, where it is a type in an API.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
