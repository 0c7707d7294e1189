/// The fonts that the system offers.
extension UIFont {
  /// The system's font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFUI-Regular", fontSize, weight: weight)
  }

  /// The system's font, semibold, as iOS takes it.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(".SFUI-Semibold", fontSize, weight: .semibold)
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(".SFUI-RegularItalic", fontSize, traits: .traitItalic)
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFUI-Regular", fontSize, weight: weight)
  }

  /// The system's font with every character of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFMono-Regular", fontSize, weight: weight, traits: .traitMonoSpace)
  }

  /// The font of a text style at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    system(style.name, style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The font of a text style; the text size is always the default.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// None: there are no font files here.
  public class var familyNames: [String] { [] }
  /// None: there are no font files here.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  private static func system(
    _ name: String, _ size: CGFloat, weight: Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits = []
  ) -> UIFont {
    let bold: UIFontDescriptor.SymbolicTraits =
      weight.rawValue >= Weight.semibold.rawValue
      ? .traitBold : []
    return UIFont(
      descriptor: UIFontDescriptor(
        name: name, size: size, weight: weight, symbolicTraits: traits.union(bold)),
      size: size)
  }
}

extension UIFont {
  /// What a text is for; its size follows from it.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var name: String { ".SFUI-" + rawValue }

    /// At the default text size ("Large"), points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
