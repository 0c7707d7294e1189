/// A colour: kept, compared, never drawn.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  enum Paint {
    case gray(CGFloat, alpha: CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
    case pattern(UIImage)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let paint: Paint

  init(_ paint: Paint) { self.paint = paint }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) { paint = .gray(white, alpha: alpha) }

  /// Red, green and blue, 0…1 within sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .rgb(red, green, blue, alpha: alpha)
  }

  /// Hue, saturation and brightness, 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.rgb(hue, saturation, brightness)
    paint = .rgb(red, green, blue, alpha: alpha)
  }

  /// Red, green and blue of a wider space, taken for sRGB here.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .rgb(red, green, blue, alpha: alpha)
  }

  /// A colour from its numbers.
  public init(cgColor: CGColor) {
    let channels = cgColor.channels
    paint =
      channels.count == 2
      ? .gray(channels[0], alpha: channels[1])
      : .rgb(channels[0], channels[1], channels[2], alpha: channels[3])
  }

  /// An image repeated.
  public init(patternImage image: UIImage) { paint = .pattern(image) }

  /// A colour that is asked for under the traits it is shown in.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    paint = .dynamic(dynamicProvider)
  }

  /// A colour of an asset catalogue: there is none here, so it is never found.
  public convenience init?(named name: String) { return nil }

  /// A colour of an asset catalogue: there is none here, so it is never found.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { return nil }

  /// Reads an archive, which is not supported: nothing is made.
  public required init?(coder: NSCoder) { return nil }

  /// A colour literal.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    paint = .rgb(CGFloat(red), CGFloat(green), CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Itself: a colour does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a dynamic colour is under these traits; any other colour is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = paint else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour as numbers, a dynamic one under the current traits.
  open var cgColor: CGColor {
    switch plain {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    default: .clear
    }
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch paint {
    case .gray(let white, _): UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: self
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// What is left when a dynamic colour has been asked.
  var plain: Paint {
    guard case .dynamic(let provider) = paint else { return paint }
    return provider(UITraitCollection()).plain
  }

  /// Whether both are the same numbers in the same space; dynamic colours by what they are in light and dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (paint, other.paint) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (.rgb, .rgb): return cgColor == other.cgColor
    case (.pattern(let image), .pattern(let otherImage)): return image === otherImage
    case (.dynamic, .dynamic): return self === other
    default: return false
    }
  }

  /// Equal colours have equal hashes.
  open override var hash: Int { cgColor.hashValue }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// What a colour literal is, unless it is said.
public typealias _ColorLiteralType = UIColor
