/// A control for one line of text: kept; nobody types in a replay.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// What has been typed.
  open var text: String? = ""
  /// What has been typed, with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The same with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The system's at 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The label colour unless set.
  open var textColor: UIColor? = .label
  /// Natural unless set.
  open var textAlignment = NSTextAlignment.natural
  /// What is around it.
  open var borderStyle = BorderStyle.none
  /// What new text gets.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Who is asked about typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button that clears it shows.
  open var clearButtonMode = ViewMode.never
  /// Whether typing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// Whether text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far it shrinks, points.
  open var minimumFontSize: CGFloat = 0
  /// Before the text.
  open var leftView: UIView?
  /// When it shows.
  open var leftViewMode = ViewMode.never
  /// After the text.
  open var rightView: UIView?
  /// When it shows.
  open var rightViewMode = ViewMode.never
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether it is being typed in: never in a replay.
  open var isEditing: Bool { false }

  /// It can.
  open override var canBecomeFirstResponder: Bool { true }
  /// Where the text would be drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text would be drawn while it is typed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder would be drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The text's or the placeholder's size, estimated.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let font = font ?? .systemFont(ofSize: 17)
    return Scene.current.whole(
      CGSize(width: TextSize.of(shown ?? "", font: font).width, height: font.lineHeight + 2))
  }

  /// What is around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a part of a field shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Who is asked about typing in a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether text may change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
