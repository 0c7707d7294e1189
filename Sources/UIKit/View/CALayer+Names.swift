/// Which corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother one of app icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What may run for a layer's change.
@MainActor
public protocol CAAction: AnyObject {}

/// Who is asked about a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Asks for content.
  func display(_ layer: CALayer)
  /// Asks to lay out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Asks what runs for a change of `event`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
