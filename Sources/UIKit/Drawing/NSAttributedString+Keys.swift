// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What text can be given.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 1 with ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Between characters, points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Between characters, points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// An `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Percent of the size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A picture in the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A URL.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How slanted.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How wide, a logarithm.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Which way it runs.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// `font`, as it was written before Swift 4.
public let NSFontAttributeName = NSAttributedString.Key.font
/// `foregroundColor`, as it was written before Swift 4.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// `paragraphStyle`, as it was written before Swift 4.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// `backgroundColor`, as it was written before Swift 4.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// `kern`, as it was written before Swift 4.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// `underlineStyle`, as it was written before Swift 4.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// `baselineOffset`, as it was written before Swift 4.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

/// `NSAttributedString.Key`, as it was written in Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key
