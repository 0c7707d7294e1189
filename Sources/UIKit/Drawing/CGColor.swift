/// A colour as numbers in a colour space. Nothing is drawn with it.
public final class CGColor: Hashable, @unchecked Sendable {
  /// What the numbers mean.
  public let colorSpace: CGColorSpace?
  let channels: [CGFloat]

  /// A grey and its opacity, each in 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(model: .monochrome)
    channels = [gray, alpha]
  }

  /// Red, green, blue and opacity, each in 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(model: .rgb)
    channels = [red, green, blue, alpha]
  }

  /// The same as ``init(red:green:blue:alpha:)``.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same as ``init(gray:alpha:)``.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// As many numbers as the space has, and the opacity last.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    channels = (0...space.numberOfComponents).map { components[$0] }
  }

  /// The numbers of the space, and the opacity last.
  public var components: [CGFloat]? { channels }

  /// How many numbers there are, with the opacity.
  public var numberOfComponents: Int { channels.count }

  /// How opaque it is, 0…1.
  public var alpha: CGFloat { channels.last ?? 1 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    channels.count == 2
      ? CGColor(gray: channels[0], alpha: alpha)
      : CGColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// Whether both say the same in the same space.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.channels == other.channels && one.colorSpace == other.colorSpace
  }

  /// Feeds the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(channels) }
}

extension CGColor {
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
