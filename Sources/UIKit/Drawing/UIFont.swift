/// A typeface at a size. Its metrics are the system font's, whichever it names: there are no font files here.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The name that it was asked for.
  public let fontDescriptor: UIFontDescriptor

  /// A font as a descriptor says; a size above 0 wins over the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
  }

  /// A font by its name: every name is accepted.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  /// Itself: a font does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The typeface's full name.
  open var fontName: String { fontDescriptor.postscriptName }
  /// The name of its family, here the same.
  open var familyName: String { fontDescriptor.postscriptName }
  /// Its size, points.
  open var pointSize: CGFloat { fontDescriptor.pointSize }
  /// Above the baseline, points: 1950/2048 of the size.
  open var ascender: CGFloat { pointSize * 1_950 / 2_048 }
  /// Below the baseline, points, negative: 494/2048 of the size.
  open var descender: CGFloat { pointSize * -494 / 2_048 }
  /// The height of a capital, points: 1443/2048 of the size.
  open var capHeight: CGFloat { pointSize * 1_443 / 2_048 }
  /// The height of an x, points: 1078/2048 of the size.
  open var xHeight: CGFloat { pointSize * 1_078 / 2_048 }
  /// From line to line, points: ascender and descender.
  open var lineHeight: CGFloat { ascender - descender }
  /// Between lines, points: none.
  open var leading: CGFloat { 0 }

  /// The typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// Whether both name the same typeface, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { fontDescriptor.hash }
}

extension UIFont {
  /// How heavy strokes are, −1…1, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −1…1.
    public let rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }
}
