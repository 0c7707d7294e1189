/// How lines of text lie: kept, and the line height used where text is measured.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
  }

  var values = Values()

  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The usual style.
  public override init() {}

  /// Natural unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// Word by word unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between lines, points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Below a paragraph, points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Above a paragraph, points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Of the first line, points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Of the other lines, points.
  open var headIndent: CGFloat { values.headIndent }
  /// Of the lines' end, points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// A line is no lower, points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// A line is no higher, points; 0 means any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Of the font's line height; 0 means as it is.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Natural unless set.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Itself where it cannot change, else a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }

  /// From one font's line to the next, points.
  func lineHeight(of font: UIFont) -> CGFloat {
    let multiple = values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1
    let height = max(font.lineHeight * multiple, values.minimumLineHeight)
    return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
  }
}
