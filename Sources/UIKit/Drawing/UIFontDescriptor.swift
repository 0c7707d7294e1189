/// What a font is asked for: name, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The typeface's name.
  public let postscriptName: String
  /// Its size, points.
  public let pointSize: CGFloat
  /// Bold, slanted and the like.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight

  init(
    name: String, size: CGFloat, weight: UIFont.Weight, symbolicTraits: SymbolicTraits
  ) {
    postscriptName = name
    pointSize = size
    self.weight = weight
    self.symbolicTraits = symbolicTraits
  }

  /// A typeface by its name, regular.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, symbolicTraits: [])
  }

  /// The descriptor of a text style at the default text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      name: postscriptName, size: newPointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  /// The same with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: postscriptName, size: pointSize, weight: weight, symbolicTraits: symbolicTraits)
  }

  /// The same typeface: there is one design here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Whether both ask for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && weight == other.weight && symbolicTraits == other.symbolicTraits
  }

  /// Equal descriptors have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The traits that can be asked for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Every character of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The system font's designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Every character of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

/// Sizes that follow the person's text size, which is always the default here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Those of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font as it is.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  /// The value as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
