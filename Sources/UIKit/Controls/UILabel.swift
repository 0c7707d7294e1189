// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// A view that shows text: kept, measured by an estimate, not drawn.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var styled: NSAttributedString?

  /// What it says.
  open var text: String? {
    get { styled?.string }
    set { styled = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it says, with attributes.
  open var attributedText: NSAttributedString? {
    get { styled }
    set { styled = newValue }
  }

  /// The system's at 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The label colour unless set.
  open var textColor: UIColor! = .label
  /// Natural unless set.
  open var textAlignment = NSTextAlignment.natural
  /// Cut at the end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// At most so many lines, 0 for any number: 1 unless set.
  open var numberOfLines = 1
  /// Of the text's shadow.
  open var shadowColor: UIColor?
  /// Of the text's shadow, points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// When it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether text shrinks to fit; not measured.
  open var adjustsFontSizeToFitWidth = false
  /// How far text may shrink, of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// Which line stays when text shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the person's text size, which is always the default.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Within which lines are broken where constraints ask for a size; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A label at a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Reads no archive: a label of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Where text would be drawn: as high as it is estimated to be.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = measured(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws nothing.
  open func drawText(in rect: CGRect) {}

  /// The text's size, estimated: within ``preferredMaxLayoutWidth`` where that is set.
  open override var intrinsicContentSize: CGSize {
    measured(width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  /// The text's size within a width, estimated.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = measured(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
    return CGSize(
      width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height
    )
  }

  private func measured(width: CGFloat, lines: Int) -> CGSize {
    guard let styled, styled.length > 0 else { return .zero }
    let attributes = styled.attributes(at: 0, effectiveRange: nil)
    let size = TextSize.of(
      styled.string, font: attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 17),
      paragraph: attributes[.paragraphStyle] as? NSParagraphStyle,
      kern: attributes[.kern] as? CGFloat ?? 0, width: lines == 1 ? 0 : width, lines: lines)
    return Scene.current.whole(size)
  }
}

/// Which line stays when text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

extension Scene {
  /// A size in whole pixels, rounded up.
  func whole(_ size: CGSize) -> CGSize {
    let scale = screenScale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }
}
