// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// A scroll view of text: the text is kept, not laid out, so its content has no size of its own.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// What it says.
  open var text: String! = ""
  /// What it says, with attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  /// The system's at 12 points where none is set.
  open var font: UIFont?
  /// The label colour where none is set.
  open var textColor: UIColor?
  /// Natural unless set.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be typed in.
  open var isEditable = true
  /// Whether parts can be chosen.
  open var isSelectable = true
  /// Which part is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is made a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What links look like.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What new text gets.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Around the text, points: 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How the text is laid out.
  public let textContainer = NSTextContainer()
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false

  /// A view of no text.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  /// A view of no text.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Reads no archive: a view of no text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It can.
  open override var canBecomeFirstResponder: Bool { true }

  /// The text's size within a width, estimated.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edges = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let text = TextSize.of(
      text ?? "", font: font ?? .systemFont(ofSize: 12),
      width: size.width - edges.left - edges.right - padding)
    return Scene.current.whole(
      CGSize(
        width: text.width + edges.left + edges.right + padding,
        height: text.height + edges.top + edges.bottom))
  }
}

/// How a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// At most so many lines, 0 for any number.
  open var maximumNumberOfLines = 0
  /// Before and after each line, points: 5 unless set.
  open var lineFragmentPadding: CGFloat = 5
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as wide as the view.
  open var widthTracksTextView = true
  /// Whether it is as high as the view.
  open var heightTracksTextView = false

  /// A container of no limit.
  public override init() { super.init() }
}

/// What is made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: ~0)
}

/// Who is told about typing in a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Whether text may change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
