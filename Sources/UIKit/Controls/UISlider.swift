/// A control that chooses a number on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var number: Float = 0

  /// Within ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { number }
    set { number = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// 0 unless set.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// 1 unless set.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether changes are sent while the thumb moves.
  open var isContinuous = true
  /// Of the line before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// Of the line after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// Of the thumb.
  open var thumbTintColor: UIColor?
  /// Before the line.
  open var minimumValueImage: UIImage?
  /// After the line.
  open var maximumValueImage: UIImage?

  /// A number on the line, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Not kept.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Not kept.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Not kept.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// The bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Any width, 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
