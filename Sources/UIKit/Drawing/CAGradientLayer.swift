/// A layer that shows colours along a line: kept, not drawn.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor`s.
  open var colors: [Any]?
  /// Where each colour is, 0…1; evenly where none are given.
  open var locations: [NSNumber]?
  /// In the layer, 0…1: the middle of the top edge unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In the layer, 0…1: the middle of the bottom edge unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along a line unless set.
  open var type = CAGradientLayerType.axial
}

/// What a gradient goes along.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
