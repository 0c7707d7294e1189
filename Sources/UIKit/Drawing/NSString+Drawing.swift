/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines, not as one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the font's leading, which is none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With dots after the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small text may be drawn; unused.
open class NSStringDrawingContext: NSObject {
  /// 0 means that nothing is shrunk.
  open var minimumScaleFactor: CGFloat = 0

  /// Nothing is shrunk.
  public override init() {}
}

extension NSString {
  /// The text's size in one line, estimated (0.55 of the font's size a character).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(attrs ?? [:], width: 0)
  }

  /// The text's size within a width, estimated (0.55 of the font's size a character).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
    return CGRect(origin: .zero, size: measured(attributes ?? [:], width: width))
  }

  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  func measured(_ attributes: [NSAttributedString.Key: Any], width: CGFloat) -> CGSize {
    TextSize.of(
      description, font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 12),
      paragraph: attributes[.paragraphStyle] as? NSParagraphStyle,
      kern: attributes[.kern] as? CGFloat ?? 0, width: width)
  }
}

extension String {
  /// The text's size in one line, estimated (0.55 of the font's size a character).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// The text's size within a width, estimated (0.55 of the font's size a character).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The text's size in one line, estimated by the first character's attributes.
  public func size() -> CGSize { measured(width: 0) }

  /// The text's size within a width, estimated by the first character's attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measured(width: size.width)) }

  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(in rect: CGRect) {}

  /// A string that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  private func measured(width: CGFloat) -> CGSize {
    guard length > 0 else { return .zero }
    return (string as NSString).measured(attributes(at: 0, effectiveRange: nil), width: width)
  }
}
