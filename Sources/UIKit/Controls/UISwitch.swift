/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Off unless set.
  open var isOn = false
  /// Of the track when it is on.
  open var onTintColor: UIColor?
  /// Of the thumb.
  open var thumbTintColor: UIColor?
  /// Beside it, on a Mac.
  open var title: String?

  /// On or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control with two buttons that raise and lower a number.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number = 0.0

  /// Within ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { number }
    set { number = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// 0 unless set.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// 100 unless set.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// 1 unless set.
  open var stepValue = 1.0
  /// Whether the least follows the greatest.
  open var wraps = false
  /// Whether a held button goes on.
  open var autorepeat = true
  /// Whether changes are sent while a button is held.
  open var isContinuous = true

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
