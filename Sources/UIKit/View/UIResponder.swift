/// An object that answers events.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIKeyValueObserver {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next object to ask; none unless a subclass says so.
  open var next: UIResponder? { nil }

  // MARK: First responder

  private var isFirst = false
  /// Whether events without a place go here.
  open var isFirstResponder: Bool { isFirst }
  /// Whether this may become the first responder; not unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Asks to be the first responder. No keyboard comes up.
  ///
  /// - Returns: whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirst = isFirst || canBecomeFirstResponder
    return isFirst
  }

  /// Stops being the first responder.
  ///
  /// - Returns: whether it does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirst = false }
    return !isFirst
  }

  /// What would replace the keyboard; kept, never shown.
  open var inputView: UIView? { nil }
  /// What would stand above the keyboard; kept, never shown.
  open var inputAccessoryView: UIView? { nil }
  /// Would show changed input views; does nothing here.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Fingers came down; passed on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; passed on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers lifted; passed on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the fingers away; passed on to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether this answers `action`; the first responder that says yes gets it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Who answers `action`, from here on up.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// An observed property has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Interface files

  /// Called after an interface file was read; there are none here, so only by the app itself.
  open func awakeFromNib() {}
  /// Called for the picture in an interface editor; never here.
  open func prepareForInterfaceBuilder() {}

  /// Whether this answers a message: always said, since nobody can ask here.
  open func responds(to aSelector: Selector?) -> Bool { true }
}
